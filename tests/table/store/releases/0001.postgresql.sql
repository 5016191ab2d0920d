--
-- PostgreSQL database dump
--

\restrict 3aSOguj7CcHq5xrCScyFtiQxeZAxq91x5cdwWgnU2Tz32YnUs9JCbd38sUBiFdK

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

INSERT INTO public.alembic_version VALUES ('0001');


--
-- Data for Name: bot_turns; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bot_turns VALUES ('dB0Dg2CjW5UN0VuBoa8C6w', 1794783725876, 0);


--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guests VALUES ('-KcgmAEZ2iJS3THzE9wFtg', 'Bo', '684ca89df841dfb2cac4d7154a9864e0f707f38853b1cea6910fc4012ca2fb85', 1794783725059);
INSERT INTO public.guests VALUES ('5bRO-UPAi6xC9_tEX_LPrw', 'Ari', '89f04c3ae22ba2ef5ab170b0a4e3e62f28625427f78bdfdcb4b6c393989b4c77', 1794783725688);
INSERT INTO public.guests VALUES ('GCBDiW6CAahcj_g0JrAQVw', 'Bo', 'f4011a58237e26f66950deaaae6a13508df9029057049872f968ac1f31ee9d56', 1794783725696);
INSERT INTO public.guests VALUES ('w8c8rJpHpplv1imPX_uMMw', 'Ari', '322c338623e6d3a50939778b594a1354a68c15c2f18e62c40d051e18399f1d39', 1794783725855);
INSERT INTO public.guests VALUES ('yYhenN1xhzz5AEO2AAFGhQ', 'Ari', 'a4fa1880df89ade1e33af91994b4cb7ed5e8bfb9f71d4410bb807cfd906711ef', 1794783725044);


--
-- Data for Name: lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 1, 1794783725065, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":false,"take_back":true},"seats":[{"name":"Ari","guest":"yYhenN1xhzz5AEO2AAFGhQ","level":null},{"name":null,"guest":null,"level":null}],"host":"yYhenN1xhzz5AEO2AAFGhQ","secret":"45c9fbcb356134de89a873254b24018a1d3b9037cf22e9f9712f1d4cd2eb08fb","entropy":[],"before":null}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 2, 1794783725094, '{"what":"seated","seat":1,"guest":"-KcgmAEZ2iJS3THzE9wFtg","name":"Bo","entropy":""}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 3, 1794783725094, '{"what":"started","first":0}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 4, 1794783725116, '{"what":"moved","move":"Ds@a1 Gn"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 5, 1794783725122, '{"what":"moved","move":"Mn@a1 Pd"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 6, 1794783725143, '{"what":"moved","move":"Gn@a2 Yq"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 7, 1794783725151, '{"what":"asked","seat":0,"number":3}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 8, 1794783725166, '{"what":"agreed","seat":1}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 9, 1794783725166, '{"what":"taken_back","number":3}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 10, 1794783725177, '{"what":"moved","move":"Gn@a2 Yq"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 11, 1794783725188, '{"what":"moved","move":"Pd@a2 Md"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 12, 1794783725204, '{"what":"moved","move":"Yq@a3 Gv"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 13, 1794783725211, '{"what":"moved","move":"Md@a3 Mq"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 14, 1794783725227, '{"what":"moved","move":"Gv@a4 Ls"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 15, 1794783725236, '{"what":"moved","move":"Mq@a4 Pn"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 16, 1794783725247, '{"what":"moved","move":"Ls@a5 Mf"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 17, 1794783725251, '{"what":"moved","move":"Pn@a5 Ps"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 18, 1794783725263, '{"what":"moved","move":"Mf@b1 Gf"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 19, 1794783725275, '{"what":"moved","move":"Ps@b1 Gs"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 20, 1794783725282, '{"what":"moved","move":"Gf@b2 Dd"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 21, 1794783725304, '{"what":"moved","move":"Gs@b2 Gn"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 22, 1794783725323, '{"what":"moved","move":"Dd@b4 Gn"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 23, 1794783725332, '{"what":"moved","move":"Gn@b4 Mf"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 24, 1794783725339, '{"what":"moved","move":"Gn@b5 Df"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 25, 1794783725355, '{"what":"moved","move":"Mf@b5 Ms"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 26, 1794783725363, '{"what":"moved","move":"Df@c1 Lf"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 27, 1794783725374, '{"what":"moved","move":"Ms@c1 Ls"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 28, 1794783725396, '{"what":"moved","move":"Lf@c2 Ps"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 29, 1794783725409, '{"what":"moved","move":"Ls@c2 Ms"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 30, 1794783725428, '{"what":"moved","move":"Ps@c3 Dq"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 31, 1794783725439, '{"what":"moved","move":"Ms@c3 Mv"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 32, 1794783725460, '{"what":"moved","move":"Dq@c5 Yv"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 33, 1794783725472, '{"what":"moved","move":"Mv@c5 Yv"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 34, 1794783725485, '{"what":"moved","move":"Yv@d1 Dn"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 35, 1794783725499, '{"what":"moved","move":"Yv@d1 Yf"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 36, 1794783725503, '{"what":"moved","move":"Dn@d3 Ln"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 37, 1794783725520, '{"what":"moved","move":"Yf@d3 Ds"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 38, 1794783725527, '{"what":"moved","move":"Ln@d4 Dv"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 39, 1794783725543, '{"what":"moved","move":"Ds@d4 Pv"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 40, 1794783725555, '{"what":"moved","move":"Dv@d5 Yv"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 41, 1794783725563, '{"what":"moved","move":"Pv@d5 Yn"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 42, 1794783725582, '{"what":"moved","move":"Yv@e1 Yf"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 43, 1794783725587, '{"what":"moved","move":"Yn@e1 Gq"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 44, 1794783725607, '{"what":"moved","move":"Yf@e2 Gv"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 45, 1794783725622, '{"what":"moved","move":"Gq@e2 Mn"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 46, 1794783725631, '{"what":"moved","move":"Gv@e3 Ls"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 47, 1794783725642, '{"what":"moved","move":"Mn@e3 Gd"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 48, 1794783725653, '{"what":"moved","move":"Ls@e4 Lv"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 49, 1794783725658, '{"what":"moved","move":"Gd@e4 Pf"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 50, 1794783725667, '{"what":"moved","move":"Lv@e5"}');
INSERT INTO public.lines VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 51, 1794783725674, '{"what":"moved","move":"Pf@e5"}');
INSERT INTO public.lines VALUES ('VTgCG9hm8Zao6AhQXlNMOw', 1, 1794783725704, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":0,"turn_seconds":null,"listed":true,"take_back":false},"seats":[{"name":"Ari","guest":"5bRO-UPAi6xC9_tEX_LPrw","level":null},{"name":null,"guest":null,"level":null}],"host":"5bRO-UPAi6xC9_tEX_LPrw","secret":"17de45d5452f9fb9f360cfeee9a9bccbfe2174621e4582a63df22956543250d9","entropy":[],"before":null}');
INSERT INTO public.lines VALUES ('VTgCG9hm8Zao6AhQXlNMOw', 2, 1794783725727, '{"what":"seated","seat":1,"guest":"GCBDiW6CAahcj_g0JrAQVw","name":"Bo","entropy":""}');
INSERT INTO public.lines VALUES ('VTgCG9hm8Zao6AhQXlNMOw', 3, 1794783725727, '{"what":"started","first":0}');
INSERT INTO public.lines VALUES ('VTgCG9hm8Zao6AhQXlNMOw', 4, 1794783725744, '{"what":"moved","move":"Ln@a1 Gn"}');
INSERT INTO public.lines VALUES ('VTgCG9hm8Zao6AhQXlNMOw', 5, 1794783725749, '{"what":"moved","move":"Gs@a1 Gd"}');
INSERT INTO public.lines VALUES ('VTgCG9hm8Zao6AhQXlNMOw', 6, 1794783725764, '{"what":"moved","move":"Gn@a2 Lf"}');
INSERT INTO public.lines VALUES ('VTgCG9hm8Zao6AhQXlNMOw', 7, 1794783725771, '{"what":"moved","move":"Gd@a2 Ys"}');
INSERT INTO public.lines VALUES ('VTgCG9hm8Zao6AhQXlNMOw', 8, 1794783725780, '{"what":"moved","move":"Lf@a3 Gq"}');
INSERT INTO public.lines VALUES ('VTgCG9hm8Zao6AhQXlNMOw', 9, 1794783725799, '{"what":"moved","move":"Ys@a3 Pn"}');
INSERT INTO public.lines VALUES ('VTgCG9hm8Zao6AhQXlNMOw', 10, 1794783725812, '{"what":"moved","move":"Gq@a4 Dv"}');
INSERT INTO public.lines VALUES ('VTgCG9hm8Zao6AhQXlNMOw', 11, 1794783725835, '{"what":"moved","move":"Pn@a4 Gn"}');
INSERT INTO public.lines VALUES ('VTgCG9hm8Zao6AhQXlNMOw', 12, 1794783725849, '{"what":"moved","move":"Dv@a5 Ds"}');
INSERT INTO public.lines VALUES ('dB0Dg2CjW5UN0VuBoa8C6w', 1, 1794783725876, '{"what":"created","calico":1,"terms":{"setup":"beginner","edition":"final","variants":[],"restriction":null,"scenario":null,"chosen_cats":null,"first":1,"turn_seconds":null,"listed":false,"take_back":false},"seats":[{"name":"Ari","guest":"w8c8rJpHpplv1imPX_uMMw","level":null},{"name":"gentle","guest":null,"level":"gentle"}],"host":"w8c8rJpHpplv1imPX_uMMw","secret":"6bba8b90b41bb3ace73ad49cbd6d0c2e52cb041e0227714ba77470cb50e5b460","entropy":[],"before":null}');
INSERT INTO public.lines VALUES ('dB0Dg2CjW5UN0VuBoa8C6w', 2, 1794783725876, '{"what":"started","first":1}');


--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES ('yYhenN1xhzz5AEO2AAFGhQ', 'J-TADwQ_qdXiq7Q0388LQQ');
INSERT INTO public.seats VALUES ('-KcgmAEZ2iJS3THzE9wFtg', 'J-TADwQ_qdXiq7Q0388LQQ');
INSERT INTO public.seats VALUES ('GCBDiW6CAahcj_g0JrAQVw', 'VTgCG9hm8Zao6AhQXlNMOw');
INSERT INTO public.seats VALUES ('5bRO-UPAi6xC9_tEX_LPrw', 'VTgCG9hm8Zao6AhQXlNMOw');
INSERT INTO public.seats VALUES ('w8c8rJpHpplv1imPX_uMMw', 'dB0Dg2CjW5UN0VuBoa8C6w');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('J-TADwQ_qdXiq7Q0388LQQ', 1794783725674, 'finished', false, '{"table":"J-TADwQ_qdXiq7Q0388LQQ","phase":"finished","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":[9,14],"updated":1794783725674}');
INSERT INTO public.tables VALUES ('VTgCG9hm8Zao6AhQXlNMOw', 1794783725727, 'play', true, '{"table":"VTgCG9hm8Zao6AhQXlNMOw","phase":"play","names":["Ari","Bo"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794783725727}');
INSERT INTO public.tables VALUES ('dB0Dg2CjW5UN0VuBoa8C6w', 1794783725876, 'play', false, '{"table":"dB0Dg2CjW5UN0VuBoa8C6w","phase":"play","names":["gentle","Ari"],"setup":"beginner","scenario":null,"your_turn":false,"scores":null,"updated":1794783725876}');


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

\unrestrict 3aSOguj7CcHq5xrCScyFtiQxeZAxq91x5cdwWgnU2Tz32YnUs9JCbd38sUBiFdK

