// The way in: the tokens, then the page.
import { mount } from "svelte";

import App from "./App.svelte";
import { reloadOnce } from "./upgrade";
import "./fonts.css";
import "./tokens.css";
import "./page.css";

// After an upgrade the old parts are gone from the server: the new page brings its own.
addEventListener("vite:preloadError", reloadOnce);

const target = document.getElementById("app");
if (target) mount(App, { target });
