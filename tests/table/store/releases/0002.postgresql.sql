--
-- PostgreSQL database dump
--

\restrict e5JToIcr99zahn60qvzm23HaIPYIQMCB6O0PYxbPuj4zcfajsztoxgKsvQnRzab

-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: bot_turns; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bot_turns (
    table_id character varying(64) NOT NULL,
    due bigint NOT NULL,
    lease bigint NOT NULL
);


--
-- Name: claims; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.claims (
    guest_id character varying(64) NOT NULL,
    place integer NOT NULL,
    achievement character varying(40) NOT NULL,
    game_id character varying(64) NOT NULL,
    at bigint NOT NULL
);


--
-- Name: games; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.games (
    guest_id character varying(64) NOT NULL,
    id character varying(64) NOT NULL,
    digest character varying(64) NOT NULL,
    source character varying(16) NOT NULL,
    at bigint NOT NULL,
    document text NOT NULL,
    facts text NOT NULL
);


--
-- Name: guests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.guests (
    id character varying(64) NOT NULL,
    name text NOT NULL,
    token character varying(64) NOT NULL,
    created bigint NOT NULL
);


--
-- Name: lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.lines (
    table_id character varying(64) NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    text text NOT NULL
);


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    guest_id character varying(64) NOT NULL,
    place integer NOT NULL,
    name text NOT NULL,
    called text NOT NULL
);


--
-- Name: sat; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sat (
    guest_id character varying(64) NOT NULL,
    game_id character varying(64) NOT NULL,
    seat integer NOT NULL,
    called text NOT NULL,
    place integer
);


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    guest_id character varying(64) NOT NULL,
    table_id character varying(64) NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id character varying(64) NOT NULL,
    updated bigint NOT NULL,
    phase character varying(16) NOT NULL,
    listed boolean NOT NULL,
    summary text NOT NULL
);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0002');


--
-- Data for Name: bot_turns; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bot_turns VALUES ('3jP6Q3yaCq70JODOOBVJjw', 1794794938037, 0);


--
-- Data for Name: claims; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.claims VALUES ('cUMXAclZs9oL-Z0gfslxkg', 0, 'score_60', 'd33c31b76717eaf7deda49773822d458', 1794794937819);


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.games VALUES ('cUMXAclZs9oL-Z0gfslxkg', 'OXNjOy5e3n_1-5djeA6zkw', 'd7782aede1381a5f04b9dd8ff9caf3ad', 'table', 1794794937495, '{"calico": 1, "edition": "final", "setup": "beginner", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "millie", "patterns": ["flowers", "ferns"]}, {"cat": "tibbit", "patterns": ["quatrefoil", "dots"]}, {"cat": "coconut", "patterns": ["vines", "stripes"]}], "players": [{"name": "Ari", "board": "yellow", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}}, {"name": "Bo", "board": "blue", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}}], "bag": ["Df", "Mf", "Ls", "Ys", "Ps", "Ln", "Lq", "Pd", "Ds", "Yq", "Gs", "Gq", "Mv", "Gd", "Ps", "Gf", "Yf", "Yf", "Yn", "Pn", "Pn", "Pq", "Mq", "Gq", "Lq", "Ln", "Lv", "Pv", "Pv", "Gf", "Ls", "Gq", "Yn", "Ys", "Ds", "Dd", "Ln", "Dn", "Mv", "Mq", "Lv", "Pv", "Dv", "Gd", "Gs", "Ms", "Pq", "Lf", "Yv", "Ps", "Ls", "Gd", "Gn", "Ld", "Lf", "Pf", "Gf", "Yq", "Dv", "Gv", "Lq", "Ds", "Ld", "Dd", "Mn", "Yd", "Yn", "Gn", "Ld", "Pf", "Mn", "Dq", "Yd", "Ms", "Dq", "Md", "Ys", "Df", "Pn", "Gn", "Mf", "Yv", "Pq", "Dd", "Pd", "Yq", "Pf", "Yd", "Mf", "Dq", "Dn", "Gv", "Gs", "Md", "Md", "Mn", "Df", "Lv", "Dv", "Ms", "Mv", "Yf", "Pd", "Mq", "Gv", "Lf", "Dn", "Yv"], "moves": ["Df@a1 Ps", "Ls@a1 Pd", "Ps@a2 Ds", "Pd@a2 Yq", "Ds@a3 Gs", "Yq@a3 Gq", "Gs@a4 Mv", "Gq@a4 Gd", "Mv@a5 Ps", "Gd@a5 Gf", "Ps@b1 Yf", "Gf@b1 Yf", "Yf@b2 Yn", "Yf@b2 Pn", "Yn@b4 Pn", "Pn@b4 Pq", "Pn@b5 Mq", "Pq@b5 Gq", "Mq@c1 Lq", "Gq@c1 Ln", "Lq@c2 Lv", "Ln@c2 Pv", "Lv@c3 Pv", "Pv@c3 Gf", "Pv@c5 Ls", "Gf@c5 Gq", "Ls@d1 Yn", "Gq@d1 Ys", "Yn@d3 Ds", "Ys@d3 Dd", "Ds@d4 Ln", "Dd@d4 Dn", "Ln@d5 Mv", "Dn@d5 Mq", "Mv@e1 Lv", "Mq@e1 Pv", "Lv@e2 Dv", "Pv@e2 Gd", "Dv@e3 Gs", "Gd@e3 Ms", "Gs@e4 Pq", "Ms@e4 Lf", "Pq@e5", "Lf@e5"], "meta": {"seed": "7b31dfb62878de3b04d4a74ba67821f2e7f2364b0e2fcf7aad78b932753e2aed", "fair": {"commitment": "d35c04e2ad05c07b023e83f9093c53ec67eacad05517be527896dd40485b7850", "secret": "efa64e5a0b0451b9b935b07a8ef0b4411ee27bf06a2906b7cac14c3a9dd3ea99", "entropy": []}, "table": "OXNjOy5e3n_1-5djeA6zkw", "seats": [{"kind": "person", "level": null}, {"kind": "person", "level": null}], "started": 1794794937087, "finished": 1794794937495}}', '{"version": 1, "edition": "final", "setup": "beginner", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 3, "goal_points": 0, "cat_points": 3, "button_points": 0, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 0, "points": 0}, {"goal": "AAABBB", "ways": 0, "points": 0}], "cats": [{"cat": "millie", "tokens": 1, "points": 3}, {"cat": "tibbit", "tokens": 0, "points": 0}, {"cat": "coconut", "tokens": 0, "points": 0}], "buttons": {"yellow": 0, "green": 0, "light_blue": 0, "dark_blue": 0, "purple": 0, "magenta": 0}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 22, "goal_points": 0, "cat_points": 13, "button_points": 9, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 0, "points": 0}, {"goal": "AAABBB", "ways": 0, "points": 0}], "cats": [{"cat": "millie", "tokens": 1, "points": 3}, {"cat": "tibbit", "tokens": 2, "points": 10}, {"cat": "coconut", "tokens": 0, "points": 0}], "buttons": {"yellow": 0, "green": 2, "light_blue": 0, "dark_blue": 0, "purple": 1, "magenta": 0}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');
INSERT INTO public.games VALUES ('cUMXAclZs9oL-Z0gfslxkg', 'f0ea226b24eebccba020114cf391c016', 'f0ea226b24eebccba020114cf391c016', 'file', 1000, '{"calico": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "rumi", "patterns": ["flowers", "stripes"]}, {"cat": "tecolote", "patterns": ["ferns", "vines"]}, {"cat": "leo", "patterns": ["quatrefoil", "dots"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "AABBCD", "c4": "AAABBC", "d2": "ABCDEF"}}, {"name": "Bo", "board": "blue", "goals": {"b3": "AABBCC", "c4": "AABBCD", "d2": "AAABBC"}}], "bag": ["Lv", "Ds", "Pn", "Yq", "Gf", "Gq", "Lq", "Gd", "Gq", "Mf", "Yf", "Df", "Mv", "Dq", "Dd", "Pv", "Gn", "Gv", "Ps", "Pv", "Ms", "Ln", "Pf", "Gq", "Dq", "Ln", "Dd", "Dv", "Pv", "Ls", "Pn", "Mn", "Mv", "Dv", "Gd", "Ln", "Gd", "Gs", "Yv", "Ls", "Ld", "Gf", "Mv", "Pq", "Pf", "Md", "Gv", "Pd", "Gn", "Lf", "Ld", "Yv", "Mn", "Pn", "Lq", "Lv", "Ys", "Dn", "Mq", "Dv", "Lq", "Gn", "Pd", "Md", "Yn", "Gv", "Lf", "Mf", "Dd", "Yd", "Gs", "Pf", "Ms", "Yf", "Pq", "Ps", "Ys", "Mf", "Df", "Yn", "Pq", "Yv", "Gf", "Lv", "Pd", "Ld", "Mn", "Gs", "Yq", "Yd", "Ps", "Yn", "Yf", "Mq", "Dn", "Ys", "Lf", "Md", "Yq", "Ds", "Ls", "Yd", "Df", "Dn", "Ds", "Dq", "Ms", "Mq"], "moves": ["Lv@c1 Lq", "Yq@c5 Gq", "Lq@b5 Gq", "Pn@c3 Mf", "Gq@c5 Gd", "Mf@e4 Df", "Gd@b4 Gf", "Df@e5 Dq", "Gf@d4 Dd", "Dq@a4 Mv", "Dd@d3 Yf", "Gq@b5 Gn", "Yf@e4 Pv", "Gn@c2 Ps", "Ds@a2 Ms", "Ps@b2 Ln", "Ms@b2 Pf", "Ln@c1 Gv", "Pf@a5 Gq", "Mv@d4 Ln", "Gq@e2 Dd", "Ln@d1 Dq", "Dd@c3 Dv", "Gv@d3 Ls", "Dv@a1 Pn", "Ls@a1 Pv", "Pn@c2 Mn", "Pv@e1 Dv", "Mn@b1 Mv", "Dq@a3 Gd", "Pv@a3 Gd", "Gd@e2 Gs", "Mv@e1 Yv", "Gs@b4 Ls", "Yv@d1 Ld", "Dv@a2 Gf", "Ld@d5 Ln", "Gf@a5 Mv", "Ln@e5 Pq", "Mv@d5 Md", "Pq@a4 Gv", "Md@e3 Pd", "Gd@e3", "Pd@b1"], "meta": {"seed": "won-0"}}', '{"version": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 65, "goal_points": 29, "cat_points": 21, "button_points": 15, "goals": [{"goal": "AABBCD", "ways": 2, "points": 8}, {"goal": "AAABBC", "ways": 2, "points": 11}, {"goal": "ABCDEF", "ways": 1, "points": 10}], "cats": [{"cat": "rumi", "tokens": 2, "points": 10}, {"cat": "tecolote", "tokens": 0, "points": 0}, {"cat": "leo", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 1, "light_blue": 1, "dark_blue": 1, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 69, "goal_points": 26, "cat_points": 28, "button_points": 15, "goals": [{"goal": "AABBCC", "ways": 1, "points": 7}, {"goal": "AABBCD", "ways": 2, "points": 8}, {"goal": "AAABBC", "ways": 2, "points": 11}], "cats": [{"cat": "rumi", "tokens": 2, "points": 10}, {"cat": "tecolote", "tokens": 1, "points": 7}, {"cat": "leo", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 2, "light_blue": 1, "dark_blue": 1, "purple": 0, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');
INSERT INTO public.games VALUES ('cUMXAclZs9oL-Z0gfslxkg', 'd33c31b76717eaf7deda49773822d458', 'd33c31b76717eaf7deda49773822d458', 'file', 1001, '{"calico": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "tibbit", "patterns": ["ferns", "vines"]}, {"cat": "almond", "patterns": ["flowers", "dots"]}, {"cat": "gwenivere", "patterns": ["stripes", "quatrefoil"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AABBCD"}}, {"name": "Bo", "board": "yellow", "goals": {"b3": "ABCDEF", "c4": "AAABBC", "d2": "AAABBB"}}], "bag": ["Lf", "Gn", "Pf", "Dd", "Mn", "Dn", "Ps", "Pv", "Pf", "Ls", "Ls", "Ys", "Pq", "Gs", "Ld", "Lq", "Yq", "Ms", "Dn", "Dn", "Df", "Ds", "Dv", "Ls", "Gf", "Yf", "Ds", "Mf", "Md", "Dq", "Gd", "Pv", "Yq", "Mn", "Pd", "Lv", "Ds", "Yn", "Gq", "Mf", "Yd", "Dd", "Mq", "Gf", "Gs", "Md", "Yn", "Mf", "Yd", "Lq", "Yf", "Yn", "Lv", "Lq", "Pq", "Ln", "Gs", "Dv", "Yv", "Ps", "Pd", "Pf", "Dq", "Mv", "Gf", "Pq", "Gd", "Yq", "Gq", "Gn", "Md", "Pd", "Lv", "Ps", "Gd", "Lf", "Pn", "Yd", "Mv", "Dv", "Mq", "Pn", "Ln", "Mq", "Gq", "Yv", "Yv", "Df", "Mv", "Ld", "Mn", "Ln", "Yf", "Dd", "Pn", "Gv", "Df", "Ms", "Ms", "Gv", "Dq", "Ys", "Ys", "Ld", "Lf", "Gv", "Pv", "Gn"], "moves": ["Lf@d5 Mn", "Pf@d5 Pv", "Mn@e3 Pf", "Pv@c5 Ps", "Pf@d4 Ls", "Ps@b5 Ls", "Ls@c5 Ys", "Ls@b4 Gs", "Gn@d3 Pq", "Dd@c2 Ld", "Pq@c3 Dn", "Ld@c1 Lq", "Dn@c2 Dn", "Gs@c3 Dn", "Ys@b5 Ms", "Dn@a1 Ds", "Ms@e2 Yq", "Ds@d3 Df", "Yq@b4 Gf", "Df@d4 Ls", "Gf@e5 Yf", "Ls@e3 Mf", "Yf@e4 Md", "Lq@e2 Dq", "Md@b2 Ds", "Mf@e4 Pv", "Ds@a4 Gd", "Pv@a3 Dv", "Gd@c1 Pd", "Dv@a4 Lv", "Dn@a1 Mn", "Dq@a5 Yn", "Mn@b1 Ds", "Lv@e1 Mf", "Ds@a3 Yq", "Mf@e5 Dd", "Yq@a5 Mq", "Dd@d1 Yd", "Pd@e1 Gs", "Yd@b2 Md", "Gs@a2 Gq", "Md@b1 Mf", "Mq@d1", "Mf@a2"], "meta": {"seed": "won-1"}}', '{"version": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 59, "goal_points": 19, "cat_points": 25, "button_points": 15, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 2, "points": 11}, {"goal": "AABBCD", "ways": 2, "points": 8}], "cats": [{"cat": "tibbit", "tokens": 1, "points": 5}, {"cat": "almond", "tokens": 1, "points": 9}, {"cat": "gwenivere", "tokens": 1, "points": 11}], "buttons": {"yellow": 1, "green": 0, "light_blue": 1, "dark_blue": 1, "purple": 0, "magenta": 2}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 69, "goal_points": 25, "cat_points": 29, "button_points": 15, "goals": [{"goal": "ABCDEF", "ways": 1, "points": 10}, {"goal": "AAABBC", "ways": 1, "points": 7}, {"goal": "AAABBB", "ways": 1, "points": 8}], "cats": [{"cat": "tibbit", "tokens": 0, "points": 0}, {"cat": "almond", "tokens": 2, "points": 18}, {"cat": "gwenivere", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 0, "light_blue": 1, "dark_blue": 2, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');


--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guests VALUES ('3TDW9eZ1uOsgdt5f0hnGHA', 'Bo', 'b8a4645814887e82a6c1905fbe6bb8bd0d8941a3d072d755cdd6b93f18df89c6', 1794794937057);
INSERT INTO public.guests VALUES ('UWESeOQGpC-wPpCz5tUKNg', 'Ari', '1ce9f78c05bf81b69e2ec3f24ae2d0a2a1eb895cb3c5293a6d0d9923e2d2109c', 1794794937870);
INSERT INTO public.guests VALUES ('wmFwf6Yh_OooCcHCuJXn_Q', 'Bo', 'beb7e3bf0745a97df7db37097d59d95c545caec00353aba8e44c61777d22c3e2', 1794794937875);
INSERT INTO public.guests VALUES ('Yo8mkWGfy3Vz_IDUGFGPUw', 'Ari', '791c2e3e2e3374b0f55eea4fd68f4e0713d2e3f6db856a6dfdf6b52c86857545', 1794794937983);
INSERT INTO public.guests VALUES ('cUMXAclZs9oL-Z0gfslxkg', 'Ari', '0b0c54cc660e67944e7148120c9111e1cf692de394cba4ac431ea956d9493481', 1794794937049);


--
-- Data for Name: lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 1, 1794794937061, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":false,"take_back":true},"seats":[{"name":"Ari","guest":"cUMXAclZs9oL-Z0gfslxkg","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"cUMXAclZs9oL-Z0gfslxkg","secret":"efa64e5a0b0451b9b935b07a8ef0b4411ee27bf06a2906b7cac14c3a9dd3ea99","entropy":[],"before":null}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 2, 1794794937087, '{"what":"seated","seat":1,"guest":"3TDW9eZ1uOsgdt5f0hnGHA","name":"Bo","entropy":""}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 3, 1794794937087, '{"what":"started","first":0}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 4, 1794794937098, '{"what":"moved","move":"Df@a1 Ps"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 5, 1794794937103, '{"what":"moved","move":"Ls@a1 Pd"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 6, 1794794937107, '{"what":"moved","move":"Ps@a2 Ds"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 7, 1794794937110, '{"what":"asked","seat":0,"number":3}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 8, 1794794937113, '{"what":"agreed","seat":1}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 9, 1794794937113, '{"what":"taken_back","number":3}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 10, 1794794937117, '{"what":"moved","move":"Ps@a2 Ds"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 11, 1794794937119, '{"what":"moved","move":"Pd@a2 Yq"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 12, 1794794937124, '{"what":"moved","move":"Ds@a3 Gs"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 13, 1794794937137, '{"what":"moved","move":"Yq@a3 Gq"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 14, 1794794937142, '{"what":"moved","move":"Gs@a4 Mv"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 15, 1794794937147, '{"what":"moved","move":"Gq@a4 Gd"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 16, 1794794937151, '{"what":"moved","move":"Mv@a5 Ps"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 17, 1794794937160, '{"what":"moved","move":"Gd@a5 Gf"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 18, 1794794937163, '{"what":"moved","move":"Ps@b1 Yf"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 19, 1794794937169, '{"what":"moved","move":"Gf@b1 Yf"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 20, 1794794937190, '{"what":"moved","move":"Yf@b2 Yn"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 21, 1794794937198, '{"what":"moved","move":"Yf@b2 Pn"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 22, 1794794937204, '{"what":"moved","move":"Yn@b4 Pn"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 23, 1794794937209, '{"what":"moved","move":"Pn@b4 Pq"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 24, 1794794937214, '{"what":"moved","move":"Pn@b5 Mq"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 25, 1794794937220, '{"what":"moved","move":"Pq@b5 Gq"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 26, 1794794937227, '{"what":"moved","move":"Mq@c1 Lq"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 27, 1794794937231, '{"what":"moved","move":"Gq@c1 Ln"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 28, 1794794937235, '{"what":"moved","move":"Lq@c2 Lv"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 29, 1794794937243, '{"what":"moved","move":"Ln@c2 Pv"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 30, 1794794937247, '{"what":"moved","move":"Lv@c3 Pv"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 31, 1794794937251, '{"what":"moved","move":"Pv@c3 Gf"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 32, 1794794937255, '{"what":"moved","move":"Pv@c5 Ls"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 33, 1794794937259, '{"what":"moved","move":"Gf@c5 Gq"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 34, 1794794937263, '{"what":"moved","move":"Ls@d1 Yn"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 35, 1794794937267, '{"what":"moved","move":"Gq@d1 Ys"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 36, 1794794937272, '{"what":"moved","move":"Yn@d3 Ds"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 37, 1794794937275, '{"what":"moved","move":"Ys@d3 Dd"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 38, 1794794937302, '{"what":"moved","move":"Ds@d4 Ln"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 39, 1794794937306, '{"what":"moved","move":"Dd@d4 Dn"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 40, 1794794937320, '{"what":"moved","move":"Ln@d5 Mv"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 41, 1794794937338, '{"what":"moved","move":"Dn@d5 Mq"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 42, 1794794937383, '{"what":"moved","move":"Mv@e1 Lv"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 43, 1794794937395, '{"what":"moved","move":"Mq@e1 Pv"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 44, 1794794937401, '{"what":"moved","move":"Lv@e2 Dv"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 45, 1794794937416, '{"what":"moved","move":"Pv@e2 Gd"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 46, 1794794937436, '{"what":"moved","move":"Dv@e3 Gs"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 47, 1794794937449, '{"what":"moved","move":"Gd@e3 Ms"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 48, 1794794937466, '{"what":"moved","move":"Gs@e4 Pq"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 49, 1794794937479, '{"what":"moved","move":"Ms@e4 Lf"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 50, 1794794937490, '{"what":"moved","move":"Pq@e5"}');
INSERT INTO public.lines VALUES ('OXNjOy5e3n_1-5djeA6zkw', 51, 1794794937495, '{"what":"moved","move":"Lf@e5"}');
INSERT INTO public.lines VALUES ('l1eW_t9wT9VKA401uHbMUg', 1, 1794794937884, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":true,"take_back":false},"seats":[{"name":"Ari","guest":"UWESeOQGpC-wPpCz5tUKNg","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"UWESeOQGpC-wPpCz5tUKNg","secret":"d9cc4797eb5499956d34e5eed655613da12271d403fb3ccb6580c984b2cfadd0","entropy":[],"before":null}');
INSERT INTO public.lines VALUES ('l1eW_t9wT9VKA401uHbMUg', 2, 1794794937900, '{"what":"seated","seat":1,"guest":"wmFwf6Yh_OooCcHCuJXn_Q","name":"Bo","entropy":""}');
INSERT INTO public.lines VALUES ('l1eW_t9wT9VKA401uHbMUg', 3, 1794794937900, '{"what":"started","first":0}');
INSERT INTO public.lines VALUES ('l1eW_t9wT9VKA401uHbMUg', 4, 1794794937915, '{"what":"moved","move":"Dv@a1 Mf"}');
INSERT INTO public.lines VALUES ('l1eW_t9wT9VKA401uHbMUg', 5, 1794794937923, '{"what":"moved","move":"Dn@a1 Dd"}');
INSERT INTO public.lines VALUES ('l1eW_t9wT9VKA401uHbMUg', 6, 1794794937927, '{"what":"moved","move":"Mf@a2 Lf"}');
INSERT INTO public.lines VALUES ('l1eW_t9wT9VKA401uHbMUg', 7, 1794794937931, '{"what":"moved","move":"Dd@a2 Lv"}');
INSERT INTO public.lines VALUES ('l1eW_t9wT9VKA401uHbMUg', 8, 1794794937935, '{"what":"moved","move":"Lf@a3 Ls"}');
INSERT INTO public.lines VALUES ('l1eW_t9wT9VKA401uHbMUg', 9, 1794794937942, '{"what":"moved","move":"Lv@a3 Mn"}');
INSERT INTO public.lines VALUES ('l1eW_t9wT9VKA401uHbMUg', 10, 1794794937951, '{"what":"moved","move":"Ls@a4 Dd"}');
INSERT INTO public.lines VALUES ('l1eW_t9wT9VKA401uHbMUg', 11, 1794794937973, '{"what":"moved","move":"Mn@a4 Gv"}');
INSERT INTO public.lines VALUES ('l1eW_t9wT9VKA401uHbMUg', 12, 1794794937980, '{"what":"moved","move":"Dd@a5 Gd"}');
INSERT INTO public.lines VALUES ('3jP6Q3yaCq70JODOOBVJjw', 1, 1794794938037, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":1,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"Yo8mkWGfy3Vz_IDUGFGPUw","level":null,"here":false},{"name":"Gentle","guest":null,"level":"gentle","here":false}],"host":"Yo8mkWGfy3Vz_IDUGFGPUw","secret":"8dcdc04394aaa80081820fe0ca472450846ee4d6ae0292c00413280ac99ec6bd","entropy":[],"before":null}');
INSERT INTO public.lines VALUES ('3jP6Q3yaCq70JODOOBVJjw', 2, 1794794938037, '{"what":"started","first":1}');


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('cUMXAclZs9oL-Z0gfslxkg', 1, 'Cleo', 'cleo');


--
-- Data for Name: sat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sat VALUES ('cUMXAclZs9oL-Z0gfslxkg', 'OXNjOy5e3n_1-5djeA6zkw', 0, 'ari', 0);
INSERT INTO public.sat VALUES ('cUMXAclZs9oL-Z0gfslxkg', 'f0ea226b24eebccba020114cf391c016', 0, 'ari', 1);
INSERT INTO public.sat VALUES ('cUMXAclZs9oL-Z0gfslxkg', 'f0ea226b24eebccba020114cf391c016', 1, 'bo', 0);
INSERT INTO public.sat VALUES ('cUMXAclZs9oL-Z0gfslxkg', 'd33c31b76717eaf7deda49773822d458', 0, 'ari', 1);
INSERT INTO public.sat VALUES ('cUMXAclZs9oL-Z0gfslxkg', 'd33c31b76717eaf7deda49773822d458', 1, 'bo', 0);


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('cUMXAclZs9oL-Z0gfslxkg', 'OXNjOy5e3n_1-5djeA6zkw');
INSERT INTO public.seats VALUES ('3TDW9eZ1uOsgdt5f0hnGHA', 'OXNjOy5e3n_1-5djeA6zkw');
INSERT INTO public.seats VALUES ('wmFwf6Yh_OooCcHCuJXn_Q', 'l1eW_t9wT9VKA401uHbMUg');
INSERT INTO public.seats VALUES ('UWESeOQGpC-wPpCz5tUKNg', 'l1eW_t9wT9VKA401uHbMUg');
INSERT INTO public.seats VALUES ('Yo8mkWGfy3Vz_IDUGFGPUw', '3jP6Q3yaCq70JODOOBVJjw');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('OXNjOy5e3n_1-5djeA6zkw', 1794794937495, 'finished', false, '{"table":"OXNjOy5e3n_1-5djeA6zkw","phase":"finished","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":[3,22],"updated":1794794937495}');
INSERT INTO public.tables VALUES ('l1eW_t9wT9VKA401uHbMUg', 1794794937900, 'play', true, '{"table":"l1eW_t9wT9VKA401uHbMUg","phase":"play","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794794937900}');
INSERT INTO public.tables VALUES ('3jP6Q3yaCq70JODOOBVJjw', 1794794938037, 'play', false, '{"table":"3jP6Q3yaCq70JODOOBVJjw","phase":"play","names":["Gentle","Ari"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794794938037}');


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: bot_turns bot_turns_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bot_turns
    ADD CONSTRAINT bot_turns_pkey PRIMARY KEY (table_id);


--
-- Name: claims claims_of_game; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_of_game UNIQUE (guest_id, place, game_id);


--
-- Name: claims claims_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.claims
    ADD CONSTRAINT claims_pkey PRIMARY KEY (guest_id, place, achievement);


--
-- Name: games games_digest; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_digest UNIQUE (guest_id, digest);


--
-- Name: games games_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (guest_id, id);


--
-- Name: guests guests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);


--
-- Name: guests guests_token_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_token_key UNIQUE (token);


--
-- Name: lines lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_pkey PRIMARY KEY (table_id, number);


--
-- Name: people people_called; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_called UNIQUE (guest_id, called);


--
-- Name: people people_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (guest_id, place);


--
-- Name: sat sat_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sat
    ADD CONSTRAINT sat_pkey PRIMARY KEY (guest_id, game_id, seat);


--
-- Name: seats seats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (guest_id, table_id);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: bot_turns_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bot_turns_due ON public.bot_turns USING btree (due);


--
-- Name: seats_of_table; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX seats_of_table ON public.seats USING btree (table_id);


--
-- Name: tables_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_open ON public.tables USING btree (listed, phase, updated);


--
-- PostgreSQL database dump complete
--

\unrestrict e5JToIcr99zahn60qvzm23HaIPYIQMCB6O0PYxbPuj4zcfajsztoxgKsvQnRzab

