--
-- PostgreSQL database dump
--

\restrict xxPP3Z4K8PzBafU93QpIsYIvB3GK0jpr8sv0bA80dXW0qbP4ZeCGvSPmjPbCOyp

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

INSERT INTO public.bot_turns VALUES ('cpqA7g1x1jYW55Rj_zvyzQ', 1794795227010, 0);


--
-- Data for Name: claims; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: dailies; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.dailies VALUES ('2026-11-16', 'ozcDzZv3iEXdsqaJFlbdeg', 'H8lnVt2gEwY_psHkxsprqw', 'Ari', 1794795227299, 17, 5, 0, 12);


--
-- Data for Name: games; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guests VALUES ('WqXdECWDMYrxPprmiQoA-Q', 'Bo', '30e74451ec5d1302d81e35f25cb565a603442c9ce7c4c3a8f1ea26819910e480', 1794795226289);
INSERT INTO public.guests VALUES ('kvvYjjG9ICTMfqLV9BgXqQ', 'Ari', '900a34223d472ef02bf7f3e041cdc68430af49b439843d84578e734036c9fa5d', 1794795226818);
INSERT INTO public.guests VALUES ('fbiZY-tixB93sljFXEgdgw', 'Bo', '9f6769af3bad4bf2ce1f474acced04a79264902d56ff42d0b20125813b88358d', 1794795226821);
INSERT INTO public.guests VALUES ('ozcDzZv3iEXdsqaJFlbdeg', 'Ari', '63f46d3147b51ff3c1727c357109581011bb394861c41d20c4a5099498fb2f64', 1794795226994);
INSERT INTO public.guests VALUES ('-Tr8bx7-dVhlFs6KlXO4pg', 'Ari', 'cbd118a64dbe181aabb54e3c42236b5715f6405a1697c371d982c44958b73536', 1794795226280);


--
-- Data for Name: lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 1, 1794795226300, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":false,"take_back":true},"seats":[{"name":"Ari","guest":"-Tr8bx7-dVhlFs6KlXO4pg","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"-Tr8bx7-dVhlFs6KlXO4pg","secret":"65ca1397eda0057f85a9e9b47c46af732902f2fc726ceffea09e7351d708c69c","entropy":[],"before":null,"daily":null}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 2, 1794795226321, '{"what":"seated","seat":1,"guest":"WqXdECWDMYrxPprmiQoA-Q","name":"Bo","entropy":""}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 3, 1794795226321, '{"what":"started","first":0}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 4, 1794795226336, '{"what":"moved","move":"Yf@a1 Yd"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 5, 1794795226343, '{"what":"moved","move":"Mf@a1 Ms"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 6, 1794795226347, '{"what":"moved","move":"Yd@a2 Yv"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 7, 1794795226354, '{"what":"asked","seat":0,"number":3}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 8, 1794795226358, '{"what":"agreed","seat":1}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 9, 1794795226358, '{"what":"taken_back","number":3}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 10, 1794795226364, '{"what":"moved","move":"Yd@a2 Yv"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 11, 1794795226371, '{"what":"moved","move":"Ms@a2 Ys"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 12, 1794795226375, '{"what":"moved","move":"Yv@a3 Pd"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 13, 1794795226382, '{"what":"moved","move":"Ys@a3 Ln"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 14, 1794795226399, '{"what":"moved","move":"Pd@a4 Dv"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 15, 1794795226404, '{"what":"moved","move":"Ln@a4 Ps"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 16, 1794795226411, '{"what":"moved","move":"Dv@a5 Mq"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 17, 1794795226415, '{"what":"moved","move":"Ps@a5 Dd"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 18, 1794795226428, '{"what":"moved","move":"Mq@b1 Gn"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 19, 1794795226435, '{"what":"moved","move":"Dd@b1 Ys"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 20, 1794795226439, '{"what":"moved","move":"Gn@b2 Lv"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 21, 1794795226448, '{"what":"moved","move":"Ys@b2 Mq"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 22, 1794795226453, '{"what":"moved","move":"Lv@b4 Mv"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 23, 1794795226459, '{"what":"moved","move":"Mq@b4 Ys"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 24, 1794795226463, '{"what":"moved","move":"Mv@b5 Df"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 25, 1794795226471, '{"what":"moved","move":"Ys@b5 Dq"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 26, 1794795226475, '{"what":"moved","move":"Df@c1 Lf"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 27, 1794795226482, '{"what":"moved","move":"Dq@c1 Pq"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 28, 1794795226487, '{"what":"moved","move":"Lf@c2 Pf"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 29, 1794795226499, '{"what":"moved","move":"Pq@c2 Mv"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 30, 1794795226503, '{"what":"moved","move":"Pf@c3 Pn"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 31, 1794795226507, '{"what":"moved","move":"Mv@c3 Ms"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 32, 1794795226515, '{"what":"moved","move":"Pn@c5 Gn"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 33, 1794795226531, '{"what":"moved","move":"Ms@c5 Ls"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 34, 1794795226550, '{"what":"moved","move":"Gn@d1 Pv"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 35, 1794795226570, '{"what":"moved","move":"Ls@d1 Lf"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 36, 1794795226582, '{"what":"moved","move":"Pv@d3 Md"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 37, 1794795226596, '{"what":"moved","move":"Lf@d3 Gf"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 38, 1794795226610, '{"what":"moved","move":"Md@d4 Lq"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 39, 1794795226635, '{"what":"moved","move":"Gf@d4 Pq"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 40, 1794795226662, '{"what":"moved","move":"Lq@d5 Gq"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 41, 1794795226668, '{"what":"moved","move":"Pq@d5 Gv"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 42, 1794795226690, '{"what":"moved","move":"Gq@e1 Yq"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 43, 1794795226701, '{"what":"moved","move":"Gv@e1 Gd"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 44, 1794795226714, '{"what":"moved","move":"Yq@e2 Ln"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 45, 1794795226727, '{"what":"moved","move":"Gd@e2 Df"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 46, 1794795226739, '{"what":"moved","move":"Ln@e3 Mn"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 47, 1794795226742, '{"what":"moved","move":"Df@e3 Pv"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 48, 1794795226757, '{"what":"moved","move":"Mn@e4 Lq"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 49, 1794795226766, '{"what":"moved","move":"Pv@e4 Ls"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 50, 1794795226785, '{"what":"moved","move":"Lq@e5"}');
INSERT INTO public.lines VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 51, 1794795226792, '{"what":"moved","move":"Ls@e5"}');
INSERT INTO public.lines VALUES ('DRkXMPYz7bNnene_BzYI2g', 1, 1794795226827, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":true,"take_back":false},"seats":[{"name":"Ari","guest":"kvvYjjG9ICTMfqLV9BgXqQ","level":null,"here":false},{"name":null,"guest":null,"level":null,"here":false}],"host":"kvvYjjG9ICTMfqLV9BgXqQ","secret":"68f7ce06cafac34c89fdf17367ca4b2ffde30e5ff2b60b658db7b8cae3c4ff28","entropy":[],"before":null,"daily":null}');
INSERT INTO public.lines VALUES ('DRkXMPYz7bNnene_BzYI2g', 2, 1794795226856, '{"what":"seated","seat":1,"guest":"fbiZY-tixB93sljFXEgdgw","name":"Bo","entropy":""}');
INSERT INTO public.lines VALUES ('DRkXMPYz7bNnene_BzYI2g', 3, 1794795226856, '{"what":"started","first":0}');
INSERT INTO public.lines VALUES ('DRkXMPYz7bNnene_BzYI2g', 4, 1794795226878, '{"what":"moved","move":"Yf@a1 Ps"}');
INSERT INTO public.lines VALUES ('DRkXMPYz7bNnene_BzYI2g', 5, 1794795226895, '{"what":"moved","move":"Mq@a1 Pf"}');
INSERT INTO public.lines VALUES ('DRkXMPYz7bNnene_BzYI2g', 6, 1794795226906, '{"what":"moved","move":"Ps@a2 Yn"}');
INSERT INTO public.lines VALUES ('DRkXMPYz7bNnene_BzYI2g', 7, 1794795226920, '{"what":"moved","move":"Pf@a2 Ls"}');
INSERT INTO public.lines VALUES ('DRkXMPYz7bNnene_BzYI2g', 8, 1794795226934, '{"what":"moved","move":"Yn@a3 Yq"}');
INSERT INTO public.lines VALUES ('DRkXMPYz7bNnene_BzYI2g', 9, 1794795226951, '{"what":"moved","move":"Ls@a3 Lv"}');
INSERT INTO public.lines VALUES ('DRkXMPYz7bNnene_BzYI2g', 10, 1794795226967, '{"what":"moved","move":"Yq@a4 Gn"}');
INSERT INTO public.lines VALUES ('DRkXMPYz7bNnene_BzYI2g', 11, 1794795226971, '{"what":"moved","move":"Lv@a4 Dq"}');
INSERT INTO public.lines VALUES ('DRkXMPYz7bNnene_BzYI2g', 12, 1794795226988, '{"what":"moved","move":"Gn@a5 Pf"}');
INSERT INTO public.lines VALUES ('cpqA7g1x1jYW55Rj_zvyzQ', 1, 1794795227010, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":1,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"ozcDzZv3iEXdsqaJFlbdeg","level":null,"here":false},{"name":"Gentle","guest":null,"level":"gentle","here":false}],"host":"ozcDzZv3iEXdsqaJFlbdeg","secret":"f9191944de77742f8ab31410b6d16b617df8e114653e6f1be2688d634d3c3294","entropy":[],"before":null,"daily":null}');
INSERT INTO public.lines VALUES ('cpqA7g1x1jYW55Rj_zvyzQ', 2, 1794795227010, '{"what":"started","first":1}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 1, 1794795227051, '{"what":"created","calico":1,"terms":{"setup":"standard","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":null,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"ozcDzZv3iEXdsqaJFlbdeg","level":null,"here":false}],"host":"ozcDzZv3iEXdsqaJFlbdeg","secret":"4fb65d958fea39995331ef283b598b05602da66b8e8d5121b9e32aef28215453","entropy":[],"before":null,"daily":"2026-11-16"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 2, 1794795227051, '{"what":"started","first":0}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 3, 1794795227091, '{"what":"chosen","seat":0,"goals":["AABBCC","AAABBC","AABBCD"]}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 4, 1794795227095, '{"what":"moved","move":"Dv@a1 Pf"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 5, 1794795227104, '{"what":"moved","move":"Pf@a2 Pf"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 6, 1794795227118, '{"what":"moved","move":"Pf@a3 Ls"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 7, 1794795227127, '{"what":"moved","move":"Ls@a4 Dd"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 8, 1794795227138, '{"what":"moved","move":"Dd@a5 Df"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 9, 1794795227142, '{"what":"moved","move":"Df@b1 Pv"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 10, 1794795227154, '{"what":"moved","move":"Pv@b2 Lf"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 11, 1794795227168, '{"what":"moved","move":"Lf@b4 Lv"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 12, 1794795227172, '{"what":"moved","move":"Lv@b5 Lf"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 13, 1794795227186, '{"what":"moved","move":"Lf@c1 Pd"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 14, 1794795227189, '{"what":"moved","move":"Pd@c2 Pq"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 15, 1794795227199, '{"what":"moved","move":"Pq@c3 Ys"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 16, 1794795227206, '{"what":"moved","move":"Ys@c5 Pv"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 17, 1794795227219, '{"what":"moved","move":"Pv@d1 Lf"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 18, 1794795227224, '{"what":"moved","move":"Lf@d3 Lq"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 19, 1794795227239, '{"what":"moved","move":"Lq@d4 Gf"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 20, 1794795227244, '{"what":"moved","move":"Gf@d5 Gn"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 21, 1794795227248, '{"what":"moved","move":"Gn@e1 Ln"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 22, 1794795227256, '{"what":"moved","move":"Ln@e2 Ps"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 23, 1794795227261, '{"what":"moved","move":"Ps@e3 Yn"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 24, 1794795227279, '{"what":"moved","move":"Yn@e4 Md"}');
INSERT INTO public.lines VALUES ('H8lnVt2gEwY_psHkxsprqw', 25, 1794795227299, '{"what":"moved","move":"Md@e5"}');


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: sat; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('WqXdECWDMYrxPprmiQoA-Q', 'FIDUnkI0ssxO7VcmX9mv0A');
INSERT INTO public.seats VALUES ('-Tr8bx7-dVhlFs6KlXO4pg', 'FIDUnkI0ssxO7VcmX9mv0A');
INSERT INTO public.seats VALUES ('fbiZY-tixB93sljFXEgdgw', 'DRkXMPYz7bNnene_BzYI2g');
INSERT INTO public.seats VALUES ('kvvYjjG9ICTMfqLV9BgXqQ', 'DRkXMPYz7bNnene_BzYI2g');
INSERT INTO public.seats VALUES ('ozcDzZv3iEXdsqaJFlbdeg', 'cpqA7g1x1jYW55Rj_zvyzQ');
INSERT INTO public.seats VALUES ('ozcDzZv3iEXdsqaJFlbdeg', 'H8lnVt2gEwY_psHkxsprqw');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('FIDUnkI0ssxO7VcmX9mv0A', 1794795226792, 'finished', false, '{"table":"FIDUnkI0ssxO7VcmX9mv0A","phase":"finished","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":[27,3],"updated":1794795226792,"daily":null}');
INSERT INTO public.tables VALUES ('DRkXMPYz7bNnene_BzYI2g', 1794795226856, 'play', true, '{"table":"DRkXMPYz7bNnene_BzYI2g","phase":"play","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794795226856,"daily":null}');
INSERT INTO public.tables VALUES ('cpqA7g1x1jYW55Rj_zvyzQ', 1794795227010, 'play', false, '{"table":"cpqA7g1x1jYW55Rj_zvyzQ","phase":"play","names":["Gentle","Ari"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794795227010,"daily":null}');
INSERT INTO public.tables VALUES ('H8lnVt2gEwY_psHkxsprqw', 1794795227299, 'finished', false, '{"table":"H8lnVt2gEwY_psHkxsprqw","phase":"finished","names":["Ari"],"setup":"standard","scenario":null,"your_turn":false,"scores":[17],"updated":1794795227299,"daily":"2026-11-16"}');


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

\unrestrict xxPP3Z4K8PzBafU93QpIsYIvB3GK0jpr8sv0bA80dXW0qbP4ZeCGvSPmjPbCOyp

