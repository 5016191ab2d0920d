// The entry: styles, then the page, which plays on a server or on this device.
import { mount } from "svelte";

import { onDevice } from "@/api/place";
import { useTransport } from "@/api/transport";
import App from "@/app/App.svelte";
import "@/styles/fonts.css";
import "@/styles/tokens.css";
import "@/styles/page.css";

if (onDevice) useTransport((await import("@/device/device")).device);
const target = document.getElementById("app");
if (target) mount(App, { target });
