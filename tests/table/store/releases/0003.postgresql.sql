--
-- PostgreSQL database dump
--

\restrict jcs9BUP0Onernf2tmqylOlD6BzjKpcB1cO5INa5OX2ngWsTfMy4oxDeehM0EV3j

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

INSERT INTO public.alembic_version VALUES ('0003');


--
-- Data for Name: bot_turns; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bot_turns VALUES ('EMp5U308q9l2fcNE9lmgig', 1794795548785, 0);


--
-- Data for Name: claims; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.claims VALUES ('ytQHA2kZ0wljFyZ9ebqTow', 0, 'no_goals', 'AblIKFGlII6MwM4q9Z22Aw', 1794795548370);


--
-- Data for Name: dailies; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.dailies VALUES ('2026-11-16', 'oH-1UfXsE9ap7YzUb6pa9w', '9ZbDHtTfq8LTTAebhavZfQ', 'Ari', 1794795550172, 17, 5, 0, 12);


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.games VALUES ('ytQHA2kZ0wljFyZ9ebqTow', 'AblIKFGlII6MwM4q9Z22Aw', '351f387643a3fc171621a136982c9804', 'table', 1794795547907, '{"calico": 1, "edition": "final", "setup": "beginner", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "millie", "patterns": ["dots", "vines"]}, {"cat": "tibbit", "patterns": ["flowers", "stripes"]}, {"cat": "coconut", "patterns": ["quatrefoil", "ferns"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}}, {"name": "Bo", "board": "yellow", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AAABBB"}}], "bag": ["Yd", "Mv", "Dq", "Gf", "Mn", "Gq", "Yv", "Gn", "Gd", "Yq", "Pq", "Ds", "Gn", "Pq", "Dv", "Ms", "Ms", "Yf", "Yn", "Mf", "Pq", "Pf", "Md", "Ys", "Pv", "Ys", "Mn", "Gq", "Ld", "Lv", "Md", "Dv", "Ms", "Pn", "Mq", "Df", "Gv", "Ps", "Yn", "Gn", "Gv", "Yf", "Dv", "Gd", "Gv", "Yq", "Gd", "Lv", "Lf", "Mv", "Dn", "Yq", "Yn", "Ld", "Mq", "Ls", "Pd", "Ls", "Md", "Dq", "Ln", "Lq", "Lf", "Lq", "Ln", "Dd", "Ps", "Dd", "Pd", "Mf", "Lq", "Pv", "Mn", "Mf", "Yd", "Yv", "Pf", "Pn", "Df", "Dn", "Ln", "Yf", "Dd", "Gf", "Pn", "Ls", "Ys", "Lf", "Ld", "Pf", "Mq", "Pd", "Yv", "Ds", "Gs", "Gf", "Gs", "Dn", "Pv", "Yd", "Lv", "Gs", "Mv", "Ps", "Ds", "Df", "Gq", "Dq"], "moves": ["Yd@a1 Mn", "Dq@a1 Gn", "Mn@a2 Gd", "Gn@a2 Yq", "Gd@a3 Pq", "Yq@a3 Ds", "Pq@a4 Gn", "Ds@a4 Pq", "Gn@a5 Dv", "Pq@a5 Ms", "Dv@b1 Ms", "Ms@b1 Yf", "Ms@b2 Yn", "Yf@b2 Mf", "Yn@b4 Pq", "Mf@b4 Pf", "Pq@b5 Md", "Pf@b5 Ys", "Md@c1 Pv", "Ys@c1 Ys", "Pv@c2 Mn", "Ys@c2 Gq", "Mn@c3 Ld", "Gq@c3 Lv", "Ld@c5 Md", "Lv@c5 Dv", "Md@d1 Ms", "Dv@d1 Pn", "Ms@d3 Mq", "Pn@d3 Df", "Mq@d4 Gv", "Df@d4 Ps", "Gv@d5 Yn", "Ps@d5 Gn", "Yn@e1 Gv", "Gn@e1 Yf", "Gv@e2 Dv", "Yf@e2 Gd", "Dv@e3 Gv", "Gd@e3 Yq", "Gv@e4 Gd", "Yq@e4 Lv", "Gd@e5", "Lv@e5"], "meta": {"seed": "bfcd5fd59f180df1299235b9a564f202bdfa14bb12a1164937e7c12eac751694", "fair": {"commitment": "ada425a85228a6d7ce11f66b342900a621ab7b79026ee7059ad0db8a4fe82629", "secret": "f27a41d56d5d4a71a1fb4f39b1b2d3a36eae137a7a3860faeba8a28a7208a638", "entropy": []}, "table": "AblIKFGlII6MwM4q9Z22Aw", "seats": [{"kind": "person", "level": null}, {"kind": "person", "level": null}], "started": 1794795546295, "finished": 1794795547907}}', '{"version": 1, "edition": "final", "setup": "beginner", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 15, "goal_points": 0, "cat_points": 3, "button_points": 12, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 0, "points": 0}, {"goal": "AAABBB", "ways": 0, "points": 0}], "cats": [{"cat": "millie", "tokens": 1, "points": 3}, {"cat": "tibbit", "tokens": 0, "points": 0}, {"cat": "coconut", "tokens": 0, "points": 0}], "buttons": {"yellow": 0, "green": 1, "light_blue": 0, "dark_blue": 0, "purple": 1, "magenta": 2}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}, {"name": "Bo", "bot": null, "total": 6, "goal_points": 0, "cat_points": 3, "button_points": 3, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 0, "points": 0}, {"goal": "AAABBB", "ways": 0, "points": 0}], "cats": [{"cat": "millie", "tokens": 1, "points": 3}, {"cat": "tibbit", "tokens": 0, "points": 0}, {"cat": "coconut", "tokens": 0, "points": 0}], "buttons": {"yellow": 1, "green": 0, "light_blue": 0, "dark_blue": 0, "purple": 0, "magenta": 0}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}]}');
INSERT INTO public.games VALUES ('ytQHA2kZ0wljFyZ9ebqTow', 'f0ea226b24eebccba020114cf391c016', 'f0ea226b24eebccba020114cf391c016', 'file', 1000, '{"calico": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "rumi", "patterns": ["flowers", "stripes"]}, {"cat": "tecolote", "patterns": ["ferns", "vines"]}, {"cat": "leo", "patterns": ["quatrefoil", "dots"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "AABBCD", "c4": "AAABBC", "d2": "ABCDEF"}}, {"name": "Bo", "board": "blue", "goals": {"b3": "AABBCC", "c4": "AABBCD", "d2": "AAABBC"}}], "bag": ["Lv", "Ds", "Pn", "Yq", "Gf", "Gq", "Lq", "Gd", "Gq", "Mf", "Yf", "Df", "Mv", "Dq", "Dd", "Pv", "Gn", "Gv", "Ps", "Pv", "Ms", "Ln", "Pf", "Gq", "Dq", "Ln", "Dd", "Dv", "Pv", "Ls", "Pn", "Mn", "Mv", "Dv", "Gd", "Ln", "Gd", "Gs", "Yv", "Ls", "Ld", "Gf", "Mv", "Pq", "Pf", "Md", "Gv", "Pd", "Gn", "Lf", "Ld", "Yv", "Mn", "Pn", "Lq", "Lv", "Ys", "Dn", "Mq", "Dv", "Lq", "Gn", "Pd", "Md", "Yn", "Gv", "Lf", "Mf", "Dd", "Yd", "Gs", "Pf", "Ms", "Yf", "Pq", "Ps", "Ys", "Mf", "Df", "Yn", "Pq", "Yv", "Gf", "Lv", "Pd", "Ld", "Mn", "Gs", "Yq", "Yd", "Ps", "Yn", "Yf", "Mq", "Dn", "Ys", "Lf", "Md", "Yq", "Ds", "Ls", "Yd", "Df", "Dn", "Ds", "Dq", "Ms", "Mq"], "moves": ["Lv@c1 Lq", "Yq@c5 Gq", "Lq@b5 Gq", "Pn@c3 Mf", "Gq@c5 Gd", "Mf@e4 Df", "Gd@b4 Gf", "Df@e5 Dq", "Gf@d4 Dd", "Dq@a4 Mv", "Dd@d3 Yf", "Gq@b5 Gn", "Yf@e4 Pv", "Gn@c2 Ps", "Ds@a2 Ms", "Ps@b2 Ln", "Ms@b2 Pf", "Ln@c1 Gv", "Pf@a5 Gq", "Mv@d4 Ln", "Gq@e2 Dd", "Ln@d1 Dq", "Dd@c3 Dv", "Gv@d3 Ls", "Dv@a1 Pn", "Ls@a1 Pv", "Pn@c2 Mn", "Pv@e1 Dv", "Mn@b1 Mv", "Dq@a3 Gd", "Pv@a3 Gd", "Gd@e2 Gs", "Mv@e1 Yv", "Gs@b4 Ls", "Yv@d1 Ld", "Dv@a2 Gf", "Ld@d5 Ln", "Gf@a5 Mv", "Ln@e5 Pq", "Mv@d5 Md", "Pq@a4 Gv", "Md@e3 Pd", "Gd@e3", "Pd@b1"], "meta": {"seed": "won-0"}}', '{"version": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 65, "goal_points": 29, "cat_points": 21, "button_points": 15, "goals": [{"goal": "AABBCD", "ways": 2, "points": 8}, {"goal": "AAABBC", "ways": 2, "points": 11}, {"goal": "ABCDEF", "ways": 1, "points": 10}], "cats": [{"cat": "rumi", "tokens": 2, "points": 10}, {"cat": "tecolote", "tokens": 0, "points": 0}, {"cat": "leo", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 1, "light_blue": 1, "dark_blue": 1, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 69, "goal_points": 26, "cat_points": 28, "button_points": 15, "goals": [{"goal": "AABBCC", "ways": 1, "points": 7}, {"goal": "AABBCD", "ways": 2, "points": 8}, {"goal": "AAABBC", "ways": 2, "points": 11}], "cats": [{"cat": "rumi", "tokens": 2, "points": 10}, {"cat": "tecolote", "tokens": 1, "points": 7}, {"cat": "leo", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 2, "light_blue": 1, "dark_blue": 1, "purple": 0, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');
INSERT INTO public.games VALUES ('ytQHA2kZ0wljFyZ9ebqTow', 'd33c31b76717eaf7deda49773822d458', 'd33c31b76717eaf7deda49773822d458', 'file', 1001, '{"calico": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "cats": [{"cat": "tibbit", "patterns": ["ferns", "vines"]}, {"cat": "almond", "patterns": ["flowers", "dots"]}, {"cat": "gwenivere", "patterns": ["stripes", "quatrefoil"]}], "players": [{"name": "Ari", "board": "green", "goals": {"b3": "ABCDEF", "c4": "AABBCC", "d2": "AABBCD"}}, {"name": "Bo", "board": "yellow", "goals": {"b3": "ABCDEF", "c4": "AAABBC", "d2": "AAABBB"}}], "bag": ["Lf", "Gn", "Pf", "Dd", "Mn", "Dn", "Ps", "Pv", "Pf", "Ls", "Ls", "Ys", "Pq", "Gs", "Ld", "Lq", "Yq", "Ms", "Dn", "Dn", "Df", "Ds", "Dv", "Ls", "Gf", "Yf", "Ds", "Mf", "Md", "Dq", "Gd", "Pv", "Yq", "Mn", "Pd", "Lv", "Ds", "Yn", "Gq", "Mf", "Yd", "Dd", "Mq", "Gf", "Gs", "Md", "Yn", "Mf", "Yd", "Lq", "Yf", "Yn", "Lv", "Lq", "Pq", "Ln", "Gs", "Dv", "Yv", "Ps", "Pd", "Pf", "Dq", "Mv", "Gf", "Pq", "Gd", "Yq", "Gq", "Gn", "Md", "Pd", "Lv", "Ps", "Gd", "Lf", "Pn", "Yd", "Mv", "Dv", "Mq", "Pn", "Ln", "Mq", "Gq", "Yv", "Yv", "Df", "Mv", "Ld", "Mn", "Ln", "Yf", "Dd", "Pn", "Gv", "Df", "Ms", "Ms", "Gv", "Dq", "Ys", "Ys", "Ld", "Lf", "Gv", "Pv", "Gn"], "moves": ["Lf@d5 Mn", "Pf@d5 Pv", "Mn@e3 Pf", "Pv@c5 Ps", "Pf@d4 Ls", "Ps@b5 Ls", "Ls@c5 Ys", "Ls@b4 Gs", "Gn@d3 Pq", "Dd@c2 Ld", "Pq@c3 Dn", "Ld@c1 Lq", "Dn@c2 Dn", "Gs@c3 Dn", "Ys@b5 Ms", "Dn@a1 Ds", "Ms@e2 Yq", "Ds@d3 Df", "Yq@b4 Gf", "Df@d4 Ls", "Gf@e5 Yf", "Ls@e3 Mf", "Yf@e4 Md", "Lq@e2 Dq", "Md@b2 Ds", "Mf@e4 Pv", "Ds@a4 Gd", "Pv@a3 Dv", "Gd@c1 Pd", "Dv@a4 Lv", "Dn@a1 Mn", "Dq@a5 Yn", "Mn@b1 Ds", "Lv@e1 Mf", "Ds@a3 Yq", "Mf@e5 Dd", "Yq@a5 Mq", "Dd@d1 Yd", "Pd@e1 Gs", "Yd@b2 Md", "Gs@a2 Gq", "Md@b1 Mf", "Mq@d1", "Mf@a2"], "meta": {"seed": "won-1"}}', '{"version": 1, "edition": "final", "setup": "standard", "variants": [], "restriction": null, "scenario": null, "seats": [{"name": "Ari", "bot": null, "total": 59, "goal_points": 19, "cat_points": 25, "button_points": 15, "goals": [{"goal": "ABCDEF", "ways": 0, "points": 0}, {"goal": "AABBCC", "ways": 2, "points": 11}, {"goal": "AABBCD", "ways": 2, "points": 8}], "cats": [{"cat": "tibbit", "tokens": 1, "points": 5}, {"cat": "almond", "tokens": 1, "points": 9}, {"cat": "gwenivere", "tokens": 1, "points": 11}], "buttons": {"yellow": 1, "green": 0, "light_blue": 1, "dark_blue": 1, "purple": 0, "magenta": 2}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": false}, {"name": "Bo", "bot": null, "total": 69, "goal_points": 25, "cat_points": 29, "button_points": 15, "goals": [{"goal": "ABCDEF", "ways": 1, "points": 10}, {"goal": "AAABBC", "ways": 1, "points": 7}, {"goal": "AAABBB", "ways": 1, "points": 8}], "cats": [{"cat": "tibbit", "tokens": 0, "points": 0}, {"cat": "almond", "tokens": 2, "points": 18}, {"cat": "gwenivere", "tokens": 1, "points": 11}], "buttons": {"yellow": 0, "green": 0, "light_blue": 1, "dark_blue": 2, "purple": 1, "magenta": 1}, "rainbow": false, "restriction_kept": null, "scenario_passed": null, "won": true}]}');


--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guests VALUES ('j1KHv8cEtucq77x2bbLojQ', 'Bo', '3604048f986fa4b2d3d5e477bd71b0e8cf124fd3f40625bafcb86e74e88e6e6a', 1794795546223);
INSERT INTO public.guests VALUES ('XIzzEDOiKiHvimIsNCGm-Q', 'Ari', 'fee2b7c6ebddd9f034dd8c7eada8ddf6c351475c1a6ba235f3e899ec168e96d7', 1794795548380);
INSERT INTO public.guests VALUES ('DLcLO5P6K9iS7RYLH7sjFg', 'Bo', '78f5eadc45595b1fe97bd4b32bb67cdc6cfc4f8441fbe3101d861d3080729cbf', 1794795548387);
INSERT INTO public.guests VALUES ('oH-1UfXsE9ap7YzUb6pa9w', 'Ari', 'd7473835c5dcad7eb7fc7c253f91036b1a726823b9c4ad569dedf857dfdc6542', 1794795548750);
INSERT INTO public.guests VALUES ('ytQHA2kZ0wljFyZ9ebqTow', 'Ari', 'b1bdba9c8e6ca31bcf26ba2871581de84b695acfffa2cfa8c32c6a9a8bed3298', 1794795546180);


--
-- Data for Name: lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 1, 1794795546239, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":false,"take_back":true},"seats":[{"name":"Ari","guest":"ytQHA2kZ0wljFyZ9ebqTow","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"ytQHA2kZ0wljFyZ9ebqTow","secret":"f27a41d56d5d4a71a1fb4f39b1b2d3a36eae137a7a3860faeba8a28a7208a638","entropy":[],"before":null,"daily":null}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 2, 1794795546295, '{"what":"seated","seat":1,"guest":"j1KHv8cEtucq77x2bbLojQ","name":"Bo","entropy":""}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 3, 1794795546295, '{"what":"started","first":0}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 4, 1794795546347, '{"what":"moved","move":"Yd@a1 Mn"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 5, 1794795546370, '{"what":"moved","move":"Dq@a1 Gn"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 6, 1794795546389, '{"what":"moved","move":"Mn@a2 Gd"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 7, 1794795546401, '{"what":"asked","seat":0,"number":3}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 8, 1794795546410, '{"what":"agreed","seat":1}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 9, 1794795546410, '{"what":"taken_back","number":3}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 10, 1794795546443, '{"what":"moved","move":"Mn@a2 Gd"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 11, 1794795546464, '{"what":"moved","move":"Gn@a2 Yq"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 12, 1794795546482, '{"what":"moved","move":"Gd@a3 Pq"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 13, 1794795546503, '{"what":"moved","move":"Yq@a3 Ds"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 14, 1794795546530, '{"what":"moved","move":"Pq@a4 Gn"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 15, 1794795546550, '{"what":"moved","move":"Ds@a4 Pq"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 16, 1794795546567, '{"what":"moved","move":"Gn@a5 Dv"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 17, 1794795546591, '{"what":"moved","move":"Pq@a5 Ms"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 18, 1794795546607, '{"what":"moved","move":"Dv@b1 Ms"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 19, 1794795546672, '{"what":"moved","move":"Ms@b1 Yf"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 20, 1794795546698, '{"what":"moved","move":"Ms@b2 Yn"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 21, 1794795546758, '{"what":"moved","move":"Yf@b2 Mf"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 22, 1794795546767, '{"what":"moved","move":"Yn@b4 Pq"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 23, 1794795546919, '{"what":"moved","move":"Mf@b4 Pf"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 24, 1794795546927, '{"what":"moved","move":"Pq@b5 Md"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 25, 1794795547076, '{"what":"moved","move":"Pf@b5 Ys"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 26, 1794795547122, '{"what":"moved","move":"Md@c1 Pv"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 27, 1794795547143, '{"what":"moved","move":"Ys@c1 Ys"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 28, 1794795547162, '{"what":"moved","move":"Pv@c2 Mn"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 29, 1794795547180, '{"what":"moved","move":"Ys@c2 Gq"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 30, 1794795547191, '{"what":"moved","move":"Mn@c3 Ld"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 31, 1794795547207, '{"what":"moved","move":"Gq@c3 Lv"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 32, 1794795547214, '{"what":"moved","move":"Ld@c5 Md"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 33, 1794795547236, '{"what":"moved","move":"Lv@c5 Dv"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 34, 1794795547530, '{"what":"moved","move":"Md@d1 Ms"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 35, 1794795547562, '{"what":"moved","move":"Dv@d1 Pn"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 36, 1794795547579, '{"what":"moved","move":"Ms@d3 Mq"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 37, 1794795547594, '{"what":"moved","move":"Pn@d3 Df"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 38, 1794795547617, '{"what":"moved","move":"Mq@d4 Gv"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 39, 1794795547631, '{"what":"moved","move":"Df@d4 Ps"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 40, 1794795547659, '{"what":"moved","move":"Gv@d5 Yn"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 41, 1794795547686, '{"what":"moved","move":"Ps@d5 Gn"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 42, 1794795547702, '{"what":"moved","move":"Yn@e1 Gv"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 43, 1794795547714, '{"what":"moved","move":"Gn@e1 Yf"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 44, 1794795547749, '{"what":"moved","move":"Gv@e2 Dv"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 45, 1794795547775, '{"what":"moved","move":"Yf@e2 Gd"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 46, 1794795547800, '{"what":"moved","move":"Dv@e3 Gv"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 47, 1794795547814, '{"what":"moved","move":"Gd@e3 Yq"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 48, 1794795547841, '{"what":"moved","move":"Gv@e4 Gd"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 49, 1794795547844, '{"what":"moved","move":"Yq@e4 Lv"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 50, 1794795547878, '{"what":"moved","move":"Gd@e5"}');
INSERT INTO public.lines VALUES ('AblIKFGlII6MwM4q9Z22Aw', 51, 1794795547907, '{"what":"moved","move":"Lv@e5"}');
INSERT INTO public.lines VALUES ('DOyu-IQM-07w1mOKyhYAAA', 1, 1794795548534, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":true,"take_back":false},"seats":[{"name":"Ari","guest":"XIzzEDOiKiHvimIsNCGm-Q","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"XIzzEDOiKiHvimIsNCGm-Q","secret":"6b7b7a3f18e237118037fbb4cf9c2408904114e2220fae7a830d79e24d0a63bc","entropy":[],"before":null,"daily":null}');
INSERT INTO public.lines VALUES ('DOyu-IQM-07w1mOKyhYAAA', 2, 1794795548572, '{"what":"seated","seat":1,"guest":"DLcLO5P6K9iS7RYLH7sjFg","name":"Bo","entropy":""}');
INSERT INTO public.lines VALUES ('DOyu-IQM-07w1mOKyhYAAA', 3, 1794795548572, '{"what":"started","first":0}');
INSERT INTO public.lines VALUES ('DOyu-IQM-07w1mOKyhYAAA', 4, 1794795548604, '{"what":"moved","move":"Df@a1 Ps"}');
INSERT INTO public.lines VALUES ('DOyu-IQM-07w1mOKyhYAAA', 5, 1794795548610, '{"what":"moved","move":"Md@a1 Mf"}');
INSERT INTO public.lines VALUES ('DOyu-IQM-07w1mOKyhYAAA', 6, 1794795548617, '{"what":"moved","move":"Ps@a2 Pd"}');
INSERT INTO public.lines VALUES ('DOyu-IQM-07w1mOKyhYAAA', 7, 1794795548629, '{"what":"moved","move":"Mf@a2 Pv"}');
INSERT INTO public.lines VALUES ('DOyu-IQM-07w1mOKyhYAAA', 8, 1794795548639, '{"what":"moved","move":"Pd@a3 Mf"}');
INSERT INTO public.lines VALUES ('DOyu-IQM-07w1mOKyhYAAA', 9, 1794795548663, '{"what":"moved","move":"Pv@a3 Yq"}');
INSERT INTO public.lines VALUES ('DOyu-IQM-07w1mOKyhYAAA', 10, 1794795548686, '{"what":"moved","move":"Mf@a4 Gs"}');
INSERT INTO public.lines VALUES ('DOyu-IQM-07w1mOKyhYAAA', 11, 1794795548710, '{"what":"moved","move":"Yq@a4 Mq"}');
INSERT INTO public.lines VALUES ('DOyu-IQM-07w1mOKyhYAAA', 12, 1794795548730, '{"what":"moved","move":"Gs@a5 Pf"}');
INSERT INTO public.lines VALUES ('EMp5U308q9l2fcNE9lmgig', 1, 1794795548785, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":1,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"oH-1UfXsE9ap7YzUb6pa9w","level":null,"here":false},{"name":"Gentle","guest":null,"level":"gentle","here":false}],"host":"oH-1UfXsE9ap7YzUb6pa9w","secret":"36c9157e17a569ab1922eed700dbe123d7c8797374b1cb1f1920926fa98d1219","entropy":[],"before":null,"daily":null}');
INSERT INTO public.lines VALUES ('EMp5U308q9l2fcNE9lmgig', 2, 1794795548785, '{"what":"started","first":1}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 1, 1794795548854, '{"what":"created","calico":1,"terms":{"setup":"standard","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":null,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"oH-1UfXsE9ap7YzUb6pa9w","level":null,"here":false}],"host":"oH-1UfXsE9ap7YzUb6pa9w","secret":"4fb65d958fea39995331ef283b598b05602da66b8e8d5121b9e32aef28215453","entropy":[],"before":null,"daily":"2026-11-16"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 2, 1794795548854, '{"what":"started","first":0}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 3, 1794795548927, '{"what":"chosen","seat":0,"goals":["AABBCC","AAABBC","AABBCD"]}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 4, 1794795548959, '{"what":"moved","move":"Dv@a1 Pf"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 5, 1794795548996, '{"what":"moved","move":"Pf@a2 Pf"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 6, 1794795549020, '{"what":"moved","move":"Pf@a3 Ls"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 7, 1794795549040, '{"what":"moved","move":"Ls@a4 Dd"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 8, 1794795549061, '{"what":"moved","move":"Dd@a5 Df"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 9, 1794795549090, '{"what":"moved","move":"Df@b1 Pv"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 10, 1794795549119, '{"what":"moved","move":"Pv@b2 Lf"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 11, 1794795549135, '{"what":"moved","move":"Lf@b4 Lv"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 12, 1794795549142, '{"what":"moved","move":"Lv@b5 Lf"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 13, 1794795549371, '{"what":"moved","move":"Lf@c1 Pd"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 14, 1794795549760, '{"what":"moved","move":"Pd@c2 Pq"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 15, 1794795549871, '{"what":"moved","move":"Pq@c3 Ys"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 16, 1794795550026, '{"what":"moved","move":"Ys@c5 Pv"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 17, 1794795550050, '{"what":"moved","move":"Pv@d1 Lf"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 18, 1794795550070, '{"what":"moved","move":"Lf@d3 Lq"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 19, 1794795550094, '{"what":"moved","move":"Lq@d4 Gf"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 20, 1794795550107, '{"what":"moved","move":"Gf@d5 Gn"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 21, 1794795550124, '{"what":"moved","move":"Gn@e1 Ln"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 22, 1794795550127, '{"what":"moved","move":"Ln@e2 Ps"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 23, 1794795550143, '{"what":"moved","move":"Ps@e3 Yn"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 24, 1794795550159, '{"what":"moved","move":"Yn@e4 Md"}');
INSERT INTO public.lines VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 25, 1794795550172, '{"what":"moved","move":"Md@e5"}');


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('ytQHA2kZ0wljFyZ9ebqTow', 1, 'Cleo', 'cleo');


--
-- Data for Name: sat; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sat VALUES ('ytQHA2kZ0wljFyZ9ebqTow', 'AblIKFGlII6MwM4q9Z22Aw', 0, 'ari', 0);
INSERT INTO public.sat VALUES ('ytQHA2kZ0wljFyZ9ebqTow', 'f0ea226b24eebccba020114cf391c016', 0, 'ari', 1);
INSERT INTO public.sat VALUES ('ytQHA2kZ0wljFyZ9ebqTow', 'f0ea226b24eebccba020114cf391c016', 1, 'bo', 0);
INSERT INTO public.sat VALUES ('ytQHA2kZ0wljFyZ9ebqTow', 'd33c31b76717eaf7deda49773822d458', 0, 'ari', 1);
INSERT INTO public.sat VALUES ('ytQHA2kZ0wljFyZ9ebqTow', 'd33c31b76717eaf7deda49773822d458', 1, 'bo', 0);


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('ytQHA2kZ0wljFyZ9ebqTow', 'AblIKFGlII6MwM4q9Z22Aw');
INSERT INTO public.seats VALUES ('j1KHv8cEtucq77x2bbLojQ', 'AblIKFGlII6MwM4q9Z22Aw');
INSERT INTO public.seats VALUES ('DLcLO5P6K9iS7RYLH7sjFg', 'DOyu-IQM-07w1mOKyhYAAA');
INSERT INTO public.seats VALUES ('XIzzEDOiKiHvimIsNCGm-Q', 'DOyu-IQM-07w1mOKyhYAAA');
INSERT INTO public.seats VALUES ('oH-1UfXsE9ap7YzUb6pa9w', 'EMp5U308q9l2fcNE9lmgig');
INSERT INTO public.seats VALUES ('oH-1UfXsE9ap7YzUb6pa9w', '9ZbDHtTfq8LTTAebhavZfQ');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('AblIKFGlII6MwM4q9Z22Aw', 1794795547907, 'finished', false, '{"table":"AblIKFGlII6MwM4q9Z22Aw","phase":"finished","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":[15,6],"updated":1794795547907,"daily":null}');
INSERT INTO public.tables VALUES ('DOyu-IQM-07w1mOKyhYAAA', 1794795548572, 'play', true, '{"table":"DOyu-IQM-07w1mOKyhYAAA","phase":"play","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794795548572,"daily":null}');
INSERT INTO public.tables VALUES ('EMp5U308q9l2fcNE9lmgig', 1794795548785, 'play', false, '{"table":"EMp5U308q9l2fcNE9lmgig","phase":"play","names":["Gentle","Ari"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794795548785,"daily":null}');
INSERT INTO public.tables VALUES ('9ZbDHtTfq8LTTAebhavZfQ', 1794795550172, 'finished', false, '{"table":"9ZbDHtTfq8LTTAebhavZfQ","phase":"finished","names":["Ari"],"setup":"standard","scenario":null,"your_turn":false,"scores":[17],"updated":1794795550172,"daily":"2026-11-16"}');


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

\unrestrict jcs9BUP0Onernf2tmqylOlD6BzjKpcB1cO5INa5OX2ngWsTfMy4oxDeehM0EV3j

