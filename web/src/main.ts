// The way in: the tokens, then the page.
import { mount } from "svelte";

import App from "./App.svelte";
import "./fonts.css";
import "./tokens.css";
import "./page.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
