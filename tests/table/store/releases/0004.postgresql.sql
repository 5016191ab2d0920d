--
-- PostgreSQL database dump
--

\restrict 7pD7DEfgPMuUCbPG5qd4cfVzhy5aCP6VrvcbnzcIVak9DANOhDDzJA3GZTwby9O

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
    lease bigint NOT NULL,
    guest_id character varying(64) DEFAULT ''::character varying NOT NULL,
    level text DEFAULT ''::text NOT NULL
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
-- Name: dailies; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.dailies (
    day character varying(10) NOT NULL,
    guest_id character varying(64) NOT NULL,
    table_id character varying(64) NOT NULL,
    name text NOT NULL,
    over bigint,
    score integer,
    goals integer,
    cats integer,
    buttons integer
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

INSERT INTO public.alembic_version VALUES ('0004');


--
-- Data for Name: bot_turns; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bot_turns VALUES ('sxzJpIFu72rX_21Gs950AA', 1794873545728, 0, 'D0PX8p0LGUoztQRqTfswMA', 'gentle');


--
-- Data for Name: claims; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.claims VALUES ('amSwzpsnlYDx5S301_XuEw', 0, 'score_60', 'd33c31b76717eaf7deda49773822d458', 1794873545524);


--
-- Data for Name: dailies; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.dailies VALUES ('2026-11-16', 'D0PX8p0LGUoztQRqTfswMA', 'Aa6IJ3NhBEGzFHioZaCaEg', 'Ari', 1794873546556, 17, 5, 0, 12);


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.games VALUES ('amSwzpsnlYDx5S301_XuEw', '5PgFMyZQBp6NjNIIX7BBSw', 'dd3ea5c7472bd5732d3d54c28d40c1be', 'table', 1794873545238, '{"calico": 1, "edition": "final", "setup": "beginner", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "millie", "patterns": ["flowers", "dots"]}, {"cat": "tibbit", "patterns": ["ferns", "stripes"]}, {"cat": "coconut", "patterns": ["quatrefoil", "vines"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}}, {"name": "Bo", "board": "blue", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}}], "bag": ["Ys", "Pv", "Dv", "Mv", "Ln", "Gf", "Ls", "Ms", "Pn", "Pv", "Dn", "Gs", "Pq", "Gq", "Gd", "Mv", "Yv", "Mq", "Dn", "Pq", "Lf", "Gq", "Df", "Pd", "Mq", "Lv", "Md", "Yn", "Gs", "Ps", "Lq", "Pf", "Ms", "Lf", "Mn", "Gv", "Gf", "Dn", "Yv", "Yf", "Ps", "Pn", "Pv", "Df", "Pn", "Df", "Gq", "Ld", "Dq", "Mf", "Pq", "Gd", "Lv", "Dd", "Pd", "Lv", "Ls", "Pf", "Ln", "Ys", "Md", "Dq", "Md", "Gs", "Dv", "Yq", "Gv", "Dd", "Lf", "Lq", "Gn", "Yd", "Gf", "Ds", "Mf", "Ys", "Gn", "Dd", "Ld", "Yn", "Dv", "Yv", "Yn", "Pf", "Yq", "Yq", "Yd", "Yf", "Ps", "Ls", "Ds", "Ln", "Yd", "Mq", "Gn", "Dq", "Mf", "Ds", "Pd", "Gv", "Lq", "Mv", "Mn", "Ms", "Ld", "Gd", "Mn", "Yf"], "moves": ["Ys@a1 Ln", "Dv@a1 Ms", "Ln@a2 Pn", "Ms@a2 Pv", "Pn@a3 Dn", "Pv@a3 Gs", "Dn@a4 Pq", "Gs@a4 Gq", "Pq@a5 Gd", "Gq@a5 Mv", "Gd@b1 Yv", "Mv@b1 Mq", "Yv@b2 Dn", "Mq@b2 Pq", "Dn@b4 Lf", "Pq@b4 Gq", "Lf@b5 Df", "Gq@b5 Pd", "Df@c1 Mq", "Pd@c1 Lv", "Mq@c2 Md", "Lv@c2 Yn", "Md@c3 Gs", "Yn@c3 Ps", "Gs@c5 Lq", "Ps@c5 Pf", "Lq@d1 Ms", "Pf@d1 Lf", "Ms@d3 Mn", "Lf@d3 Gv", "Mn@d4 Gf", "Gv@d4 Dn", "Gf@d5 Yv", "Dn@d5 Yf", "Yv@e1 Ps", "Yf@e1 Pn", "Ps@e2 Pv", "Pn@e2 Df", "Pv@e3 Pn", "Df@e3 Df", "Pn@e4 Gq", "Df@e4 Ld", "Gq@e5", "Ld@e5"], "meta": {"seed": "cea63d29db4aba93069ed7681bf0da6987312e9be83d609c8e5a711c46a0dd3c", "fair": {"commitment": "13c1522286f204f93fb26e3e3a45f90c6b163a38ea1b86654cb912a91acf77c1", "secret": "0453af281b35c000e7972a9fa47fe4f8a0909090451ca4c6f780ed6eb2d62fc2", "entropy": []}, "table": "5PgFMyZQBp6NjNIIX7BBSw", "seats": [{"kind": "person", "level": null}, {"kind": "person", "level": null}], "started": 1794873544434, "finished": 1794873545238}}', '{"version": 1, "edition": "final", "setup": "beginner", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 17, "goal_points": 0, "cat_points": 5, "button_points": 12, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 0, "points": 0}, {"goal": "AAABBB", "ways": 0, "points": 0}], "cats": [{"cat": "millie", "tokens": 0, "points": 0}, {"cat": "tibbit", "tokens": 1, "points": 5}, {"cat": "coconut", "tokens": 0, "points": 0}], "buttons": {"yellow": 1, "green": 1, "light_blue": 0, "dark_blue": 0, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 21, "goal_points": 0, "cat_points": 6, "button_points": 15, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 0, "points": 0}, {"goal": "AAABBB", "ways": 0, "points": 0}], "cats": [{"cat": "millie", "tokens": 2, "points": 6}, {"cat": "tibbit", "tokens": 0, "points": 0}, {"cat": "coconut", "tokens": 0, "points": 0}], "buttons": {"yellow": 0, "green": 1, "light_blue": 0, "dark_blue": 1, "purple": 2, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');
INSERT INTO public.games VALUES ('amSwzpsnlYDx5S301_XuEw', 'f0ea226b24eebccba020114cf391c016', 'f0ea226b24eebccba020114cf391c016', 'file', 1000, '{"calico": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "rumi", "patterns": ["flowers", "stripes"]}, {"cat": "tecolote", "patterns": ["ferns", "vines"]}, {"cat": "leo", "patterns": ["quatrefoil", "dots"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "AABBCD", "c4": "AAABBC", "d2": "ABCDEF"}}, {"name": "Bo", "board": "blue", "goals": {"b3": "AABBCC", "c4": "AABBCD", "d2": "AAABBC"}}], "bag": ["Lv", "Ds", "Pn", "Yq", "Gf", "Gq", "Lq", "Gd", "Gq", "Mf", "Yf", "Df", "Mv", "Dq", "Dd", "Pv", "Gn", "Gv", "Ps", "Pv", "Ms", "Ln", "Pf", "Gq", "Dq", "Ln", "Dd", "Dv", "Pv", "Ls", "Pn", "Mn", "Mv", "Dv", "Gd", "Ln", "Gd", "Gs", "Yv", "Ls", "Ld", "Gf", "Mv", "Pq", "Pf", "Md", "Gv", "Pd", "Gn", "Lf", "Ld", "Yv", "Mn", "Pn", "Lq", "Lv", "Ys", "Dn", "Mq", "Dv", "Lq", "Gn", "Pd", "Md", "Yn", "Gv", "Lf", "Mf", "Dd", "Yd", "Gs", "Pf", "Ms", "Yf", "Pq", "Ps", "Ys", "Mf", "Df", "Yn", "Pq", "Yv", "Gf", "Lv", "Pd", "Ld", "Mn", "Gs", "Yq", "Yd", "Ps", "Yn", "Yf", "Mq", "Dn", "Ys", "Lf", "Md", "Yq", "Ds", "Ls", "Yd", "Df", "Dn", "Ds", "Dq", "Ms", "Mq"], "moves": ["Lv@c1 Lq", "Yq@c5 Gq", "Lq@b5 Gq", "Pn@c3 Mf", "Gq@c5 Gd", "Mf@e4 Df", "Gd@b4 Gf", "Df@e5 Dq", "Gf@d4 Dd", "Dq@a4 Mv", "Dd@d3 Yf", "Gq@b5 Gn", "Yf@e4 Pv", "Gn@c2 Ps", "Ds@a2 Ms", "Ps@b2 Ln", "Ms@b2 Pf", "Ln@c1 Gv", "Pf@a5 Gq", "Mv@d4 Ln", "Gq@e2 Dd", "Ln@d1 Dq", "Dd@c3 Dv", "Gv@d3 Ls", "Dv@a1 Pn", "Ls@a1 Pv", "Pn@c2 Mn", "Pv@e1 Dv", "Mn@b1 Mv", "Dq@a3 Gd", "Pv@a3 Gd", "Gd@e2 Gs", "Mv@e1 Yv", "Gs@b4 Ls", "Yv@d1 Ld", "Dv@a2 Gf", "Ld@d5 Ln", "Gf@a5 Mv", "Ln@e5 Pq", "Mv@d5 Md", "Pq@a4 Gv", "Md@e3 Pd", "Gd@e3", "Pd@b1"], "meta": {"seed": "won-0"}}', '{"version": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 65, "goal_points": 29, "cat_points": 21, "button_points": 15, "goals": [{"goal": "AABBCD", "ways": 2, "points": 8}, {"goal": "AAABBC", "ways": 2, "points": 11}, {"goal": "ABCDEF", "ways": 1, "points": 10}], "cats": [{"cat": "rumi", "tokens": 2, "points": 10}, {"cat": "tecolote", "tokens": 0, "points": 0}, {"cat": "leo", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 1, "light_blue": 1, "dark_blue": 1, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 69, "goal_points": 26, "cat_points": 28, "button_points": 15, "goals": [{"goal": "AABBCC", "ways": 1, "points": 7}, {"goal": "AABBCD", "ways": 2, "points": 8}, {"goal": "AAABBC", "ways": 2, "points": 11}], "cats": [{"cat": "rumi", "tokens": 2, "points": 10}, {"cat": "tecolote", "tokens": 1, "points": 7}, {"cat": "leo", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 2, "light_blue": 1, "dark_blue": 1, "purple": 0, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');
INSERT INTO public.games VALUES ('amSwzpsnlYDx5S301_XuEw', 'd33c31b76717eaf7deda49773822d458', 'd33c31b76717eaf7deda49773822d458', 'file', 1001, '{"calico": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "tibbit", "patterns": ["ferns", "vines"]}, {"cat": "almond", "patterns": ["flowers", "dots"]}, {"cat": "gwenivere", "patterns": ["stripes", "quatrefoil"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AABBCD"}}, {"name": "Bo", "board": "yellow", "goals": {"b3": "ABCDEF", "c4": "AAABBC", "d2": "AAABBB"}}], "bag": ["Lf", "Gn", "Pf", "Dd", "Mn", "Dn", "Ps", "Pv", "Pf", "Ls", "Ls", "Ys", "Pq", "Gs", "Ld", "Lq", "Yq", "Ms", "Dn", "Dn", "Df", "Ds", "Dv", "Ls", "Gf", "Yf", "Ds", "Mf", "Md", "Dq", "Gd", "Pv", "Yq", "Mn", "Pd", "Lv", "Ds", "Yn", "Gq", "Mf", "Yd", "Dd", "Mq", "Gf", "Gs", "Md", "Yn", "Mf", "Yd", "Lq", "Yf", "Yn", "Lv", "Lq", "Pq", "Ln", "Gs", "Dv", "Yv", "Ps", "Pd", "Pf", "Dq", "Mv", "Gf", "Pq", "Gd", "Yq", "Gq", "Gn", "Md", "Pd", "Lv", "Ps", "Gd", "Lf", "Pn", "Yd", "Mv", "Dv", "Mq", "Pn", "Ln", "Mq", "Gq", "Yv", "Yv", "Df", "Mv", "Ld", "Mn", "Ln", "Yf", "Dd", "Pn", "Gv", "Df", "Ms", "Ms", "Gv", "Dq", "Ys", "Ys", "Ld", "Lf", "Gv", "Pv", "Gn"], "moves": ["Lf@d5 Mn", "Pf@d5 Pv", "Mn@e3 Pf", "Pv@c5 Ps", "Pf@d4 Ls", "Ps@b5 Ls", "Ls@c5 Ys", "Ls@b4 Gs", "Gn@d3 Pq", "Dd@c2 Ld", "Pq@c3 Dn", "Ld@c1 Lq", "Dn@c2 Dn", "Gs@c3 Dn", "Ys@b5 Ms", "Dn@a1 Ds", "Ms@e2 Yq", "Ds@d3 Df", "Yq@b4 Gf", "Df@d4 Ls", "Gf@e5 Yf", "Ls@e3 Mf", "Yf@e4 Md", "Lq@e2 Dq", "Md@b2 Ds", "Mf@e4 Pv", "Ds@a4 Gd", "Pv@a3 Dv", "Gd@c1 Pd", "Dv@a4 Lv", "Dn@a1 Mn", "Dq@a5 Yn", "Mn@b1 Ds", "Lv@e1 Mf", "Ds@a3 Yq", "Mf@e5 Dd", "Yq@a5 Mq", "Dd@d1 Yd", "Pd@e1 Gs", "Yd@b2 Md", "Gs@a2 Gq", "Md@b1 Mf", "Mq@d1", "Mf@a2"], "meta": {"seed": "won-1"}}', '{"version": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 59, "goal_points": 19, "cat_points": 25, "button_points": 15, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 2, "points": 11}, {"goal": "AABBCD", "ways": 2, "points": 8}], "cats": [{"cat": "tibbit", "tokens": 1, "points": 5}, {"cat": "almond", "tokens": 1, "points": 9}, {"cat": "gwenivere", "tokens": 1, "points": 11}], "buttons": {"yellow": 1, "green": 0, "light_blue": 1, "dark_blue": 1, "purple": 0, "magenta": 2}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 69, "goal_points": 25, "cat_points": 29, "button_points": 15, "goals": [{"goal": "ABCDEF", "ways": 1, "points": 10}, {"goal": "AAABBC", "ways": 1, "points": 7}, {"goal": "AAABBB", "ways": 1, "points": 8}], "cats": [{"cat": "tibbit", "tokens": 0, "points": 0}, {"cat": "almond", "tokens": 2, "points": 18}, {"cat": "gwenivere", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 0, "light_blue": 1, "dark_blue": 2, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');


--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guests VALUES ('61y0DeqvgBCNfbSaYVT0AQ', 'Bo', '5c9c8876128bf3394d719391471e55da213e84c64454c44c5ebc6500a62359de', 1794873544346);
INSERT INTO public.guests VALUES ('29FT1ZzGTQMn1NVBYPfsGw', 'Ari', '56e1ba9e541d79ca09985b6f236197daf9930e78ed3a9136589e1451cc26796d', 1794873545528);
INSERT INTO public.guests VALUES ('vOdKyQpjWxVVxK4GtTQA6w', 'Bo', 'b13a1079a7ee633b816d261ccdd350b8b820d19ea479e257543af1d87f8fa888', 1794873545539);
INSERT INTO public.guests VALUES ('D0PX8p0LGUoztQRqTfswMA', 'Ari', '487a4e44df202585036c59f4b93e0f0b6ed12e099b21a971bc77c7c3f06c700d', 1794873545705);
INSERT INTO public.guests VALUES ('amSwzpsnlYDx5S301_XuEw', 'Ari', 'eeba006cf58babde39251c2e9816dc601a0d61ba8484634aeb0300afb9d03491', 1794873544296);


--
-- Data for Name: lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 1, 1794873544377, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":false,"take_back":true},"seats":[{"name":"Ari","guest":"amSwzpsnlYDx5S301_XuEw","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"amSwzpsnlYDx5S301_XuEw","secret":"0453af281b35c000e7972a9fa47fe4f8a0909090451ca4c6f780ed6eb2d62fc2","entropy":[],"before":null,"daily":null}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 2, 1794873544434, '{"what":"seated","seat":1,"guest":"61y0DeqvgBCNfbSaYVT0AQ","name":"Bo","entropy":""}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 3, 1794873544434, '{"what":"started","first":0}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 4, 1794873544463, '{"what":"moved","move":"Ys@a1 Ln"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 5, 1794873544478, '{"what":"moved","move":"Dv@a1 Ms"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 6, 1794873544495, '{"what":"moved","move":"Ln@a2 Pn"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 7, 1794873544504, '{"what":"asked","seat":0,"number":3}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 8, 1794873544512, '{"what":"agreed","seat":1}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 9, 1794873544512, '{"what":"taken_back","number":3}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 10, 1794873544531, '{"what":"moved","move":"Ln@a2 Pn"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 11, 1794873544545, '{"what":"moved","move":"Ms@a2 Pv"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 12, 1794873544557, '{"what":"moved","move":"Pn@a3 Dn"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 13, 1794873544573, '{"what":"moved","move":"Pv@a3 Gs"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 14, 1794873544584, '{"what":"moved","move":"Dn@a4 Pq"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 15, 1794873544601, '{"what":"moved","move":"Gs@a4 Gq"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 16, 1794873544618, '{"what":"moved","move":"Pq@a5 Gd"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 17, 1794873544637, '{"what":"moved","move":"Gq@a5 Mv"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 18, 1794873544652, '{"what":"moved","move":"Gd@b1 Yv"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 19, 1794873544674, '{"what":"moved","move":"Mv@b1 Mq"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 20, 1794873544686, '{"what":"moved","move":"Yv@b2 Dn"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 21, 1794873544698, '{"what":"moved","move":"Mq@b2 Pq"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 22, 1794873544712, '{"what":"moved","move":"Dn@b4 Lf"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 23, 1794873544733, '{"what":"moved","move":"Pq@b4 Gq"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 24, 1794873544755, '{"what":"moved","move":"Lf@b5 Df"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 25, 1794873544777, '{"what":"moved","move":"Gq@b5 Pd"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 26, 1794873544789, '{"what":"moved","move":"Df@c1 Mq"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 27, 1794873544807, '{"what":"moved","move":"Pd@c1 Lv"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 28, 1794873544824, '{"what":"moved","move":"Mq@c2 Md"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 29, 1794873544841, '{"what":"moved","move":"Lv@c2 Yn"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 30, 1794873544856, '{"what":"moved","move":"Md@c3 Gs"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 31, 1794873544877, '{"what":"moved","move":"Yn@c3 Ps"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 32, 1794873544895, '{"what":"moved","move":"Gs@c5 Lq"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 33, 1794873544915, '{"what":"moved","move":"Ps@c5 Pf"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 34, 1794873544926, '{"what":"moved","move":"Lq@d1 Ms"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 35, 1794873544949, '{"what":"moved","move":"Pf@d1 Lf"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 36, 1794873544969, '{"what":"moved","move":"Ms@d3 Mn"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 37, 1794873544985, '{"what":"moved","move":"Lf@d3 Gv"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 38, 1794873545003, '{"what":"moved","move":"Mn@d4 Gf"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 39, 1794873545020, '{"what":"moved","move":"Gv@d4 Dn"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 40, 1794873545036, '{"what":"moved","move":"Gf@d5 Yv"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 41, 1794873545048, '{"what":"moved","move":"Dn@d5 Yf"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 42, 1794873545063, '{"what":"moved","move":"Yv@e1 Ps"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 43, 1794873545079, '{"what":"moved","move":"Yf@e1 Pn"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 44, 1794873545105, '{"what":"moved","move":"Ps@e2 Pv"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 45, 1794873545125, '{"what":"moved","move":"Pn@e2 Df"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 46, 1794873545140, '{"what":"moved","move":"Pv@e3 Pn"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 47, 1794873545165, '{"what":"moved","move":"Df@e3 Df"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 48, 1794873545178, '{"what":"moved","move":"Pn@e4 Gq"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 49, 1794873545205, '{"what":"moved","move":"Df@e4 Ld"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 50, 1794873545229, '{"what":"moved","move":"Gq@e5"}');
INSERT INTO public.lines VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 51, 1794873545238, '{"what":"moved","move":"Ld@e5"}');
INSERT INTO public.lines VALUES ('S0fibl_8YDW31Vw-694l0A', 1, 1794873545554, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":true,"take_back":false},"seats":[{"name":"Ari","guest":"29FT1ZzGTQMn1NVBYPfsGw","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"29FT1ZzGTQMn1NVBYPfsGw","secret":"166d3ba28757a6e6a9ead7f4ce29754877af326355167749e8cd4b82bf509833","entropy":[],"before":null,"daily":null}');
INSERT INTO public.lines VALUES ('S0fibl_8YDW31Vw-694l0A', 2, 1794873545576, '{"what":"seated","seat":1,"guest":"vOdKyQpjWxVVxK4GtTQA6w","name":"Bo","entropy":""}');
INSERT INTO public.lines VALUES ('S0fibl_8YDW31Vw-694l0A', 3, 1794873545576, '{"what":"started","first":0}');
INSERT INTO public.lines VALUES ('S0fibl_8YDW31Vw-694l0A', 4, 1794873545608, '{"what":"moved","move":"Df@a1 Pq"}');
INSERT INTO public.lines VALUES ('S0fibl_8YDW31Vw-694l0A', 5, 1794873545616, '{"what":"moved","move":"Mf@a1 Dq"}');
INSERT INTO public.lines VALUES ('S0fibl_8YDW31Vw-694l0A', 6, 1794873545634, '{"what":"moved","move":"Pq@a2 Pn"}');
INSERT INTO public.lines VALUES ('S0fibl_8YDW31Vw-694l0A', 7, 1794873545650, '{"what":"moved","move":"Dq@a2 Pq"}');
INSERT INTO public.lines VALUES ('S0fibl_8YDW31Vw-694l0A', 8, 1794873545658, '{"what":"moved","move":"Pn@a3 Dd"}');
INSERT INTO public.lines VALUES ('S0fibl_8YDW31Vw-694l0A', 9, 1794873545668, '{"what":"moved","move":"Pq@a3 Gq"}');
INSERT INTO public.lines VALUES ('S0fibl_8YDW31Vw-694l0A', 10, 1794873545678, '{"what":"moved","move":"Dd@a4 Lv"}');
INSERT INTO public.lines VALUES ('S0fibl_8YDW31Vw-694l0A', 11, 1794873545689, '{"what":"moved","move":"Gq@a4 Ln"}');
INSERT INTO public.lines VALUES ('S0fibl_8YDW31Vw-694l0A', 12, 1794873545693, '{"what":"moved","move":"Lv@a5 Mn"}');
INSERT INTO public.lines VALUES ('sxzJpIFu72rX_21Gs950AA', 1, 1794873545728, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":1,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"D0PX8p0LGUoztQRqTfswMA","level":null,"here":false},{"name":"Gentle","guest":null,"level":"gentle","here":false}],"host":"D0PX8p0LGUoztQRqTfswMA","secret":"8e3624b4bb21c15818980bd19f5e87af4ad738c0d51d0aad1650d894eef00d6d","entropy":[],"before":null,"daily":null}');
INSERT INTO public.lines VALUES ('sxzJpIFu72rX_21Gs950AA', 2, 1794873545728, '{"what":"started","first":1}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 1, 1794873545745, '{"what":"created","calico":1,"terms":{"setup":"standard","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":null,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"D0PX8p0LGUoztQRqTfswMA","level":null,"here":false}],"host":"D0PX8p0LGUoztQRqTfswMA","secret":"4fb65d958fea39995331ef283b598b05602da66b8e8d5121b9e32aef28215453","entropy":[],"before":null,"daily":"2026-11-16"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 2, 1794873545745, '{"what":"started","first":0}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 3, 1794873545776, '{"what":"chosen","seat":0,"goals":["AABBCC","AAABBC","AABBCD"]}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 4, 1794873545796, '{"what":"moved","move":"Dv@a1 Pf"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 5, 1794873545810, '{"what":"moved","move":"Pf@a2 Pf"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 6, 1794873545824, '{"what":"moved","move":"Pf@a3 Ls"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 7, 1794873545851, '{"what":"moved","move":"Ls@a4 Dd"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 8, 1794873545870, '{"what":"moved","move":"Dd@a5 Df"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 9, 1794873545891, '{"what":"moved","move":"Df@b1 Pv"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 10, 1794873545909, '{"what":"moved","move":"Pv@b2 Lf"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 11, 1794873545920, '{"what":"moved","move":"Lf@b4 Lv"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 12, 1794873545938, '{"what":"moved","move":"Lv@b5 Lf"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 13, 1794873545981, '{"what":"moved","move":"Lf@c1 Pd"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 14, 1794873546008, '{"what":"moved","move":"Pd@c2 Pq"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 15, 1794873546041, '{"what":"moved","move":"Pq@c3 Ys"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 16, 1794873546067, '{"what":"moved","move":"Ys@c5 Pv"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 17, 1794873546452, '{"what":"moved","move":"Pv@d1 Lf"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 18, 1794873546469, '{"what":"moved","move":"Lf@d3 Lq"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 19, 1794873546476, '{"what":"moved","move":"Lq@d4 Gf"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 20, 1794873546494, '{"what":"moved","move":"Gf@d5 Gn"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 21, 1794873546505, '{"what":"moved","move":"Gn@e1 Ln"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 22, 1794873546521, '{"what":"moved","move":"Ln@e2 Ps"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 23, 1794873546530, '{"what":"moved","move":"Ps@e3 Yn"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 24, 1794873546544, '{"what":"moved","move":"Yn@e4 Md"}');
INSERT INTO public.lines VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 25, 1794873546556, '{"what":"moved","move":"Md@e5"}');


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('amSwzpsnlYDx5S301_XuEw', 1, 'Cleo', 'cleo');


--
-- Data for Name: sat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sat VALUES ('amSwzpsnlYDx5S301_XuEw', '5PgFMyZQBp6NjNIIX7BBSw', 0, 'ari', 0);
INSERT INTO public.sat VALUES ('amSwzpsnlYDx5S301_XuEw', 'f0ea226b24eebccba020114cf391c016', 0, 'ari', 1);
INSERT INTO public.sat VALUES ('amSwzpsnlYDx5S301_XuEw', 'f0ea226b24eebccba020114cf391c016', 1, 'bo', 0);
INSERT INTO public.sat VALUES ('amSwzpsnlYDx5S301_XuEw', 'd33c31b76717eaf7deda49773822d458', 0, 'ari', 1);
INSERT INTO public.sat VALUES ('amSwzpsnlYDx5S301_XuEw', 'd33c31b76717eaf7deda49773822d458', 1, 'bo', 0);


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('61y0DeqvgBCNfbSaYVT0AQ', '5PgFMyZQBp6NjNIIX7BBSw');
INSERT INTO public.seats VALUES ('amSwzpsnlYDx5S301_XuEw', '5PgFMyZQBp6NjNIIX7BBSw');
INSERT INTO public.seats VALUES ('29FT1ZzGTQMn1NVBYPfsGw', 'S0fibl_8YDW31Vw-694l0A');
INSERT INTO public.seats VALUES ('vOdKyQpjWxVVxK4GtTQA6w', 'S0fibl_8YDW31Vw-694l0A');
INSERT INTO public.seats VALUES ('D0PX8p0LGUoztQRqTfswMA', 'sxzJpIFu72rX_21Gs950AA');
INSERT INTO public.seats VALUES ('D0PX8p0LGUoztQRqTfswMA', 'Aa6IJ3NhBEGzFHioZaCaEg');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('5PgFMyZQBp6NjNIIX7BBSw', 1794873545238, 'finished', false, '{"table":"5PgFMyZQBp6NjNIIX7BBSw","phase":"finished","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":[17,21],"updated":1794873545238,"daily":null}');
INSERT INTO public.tables VALUES ('S0fibl_8YDW31Vw-694l0A', 1794873545576, 'play', true, '{"table":"S0fibl_8YDW31Vw-694l0A","phase":"play","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794873545576,"daily":null}');
INSERT INTO public.tables VALUES ('sxzJpIFu72rX_21Gs950AA', 1794873545728, 'play', false, '{"table":"sxzJpIFu72rX_21Gs950AA","phase":"play","names":["Gentle","Ari"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794873545728,"daily":null}');
INSERT INTO public.tables VALUES ('Aa6IJ3NhBEGzFHioZaCaEg', 1794873546556, 'finished', false, '{"table":"Aa6IJ3NhBEGzFHioZaCaEg","phase":"finished","names":["Ari"],"setup":"standard","scenario":null,"your_turn":false,"scores":[17],"updated":1794873546556,"daily":"2026-11-16"}');


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
-- Name: dailies dailies_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dailies
    ADD CONSTRAINT dailies_pkey PRIMARY KEY (day, guest_id);


--
-- Name: dailies dailies_table_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.dailies
    ADD CONSTRAINT dailies_table_id_key UNIQUE (table_id);


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
-- Name: bot_turns_guest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bot_turns_guest ON public.bot_turns USING btree (guest_id);


--
-- Name: dailies_score; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX dailies_score ON public.dailies USING btree (day, score);


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

\unrestrict 7pD7DEfgPMuUCbPG5qd4cfVzhy5aCP6VrvcbnzcIVak9DANOhDDzJA3GZTwby9O

