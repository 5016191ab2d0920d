// Tiles that fly over the page, and small moments on the quilt.  They lie in a layer that catches no click,
// nothing waits for them, and a timer takes them away, so that they end in a hidden tab too.
import { prefersReducedMotion } from "svelte/motion";

import type { Box } from "./places";

const SVG = "http://www.w3.org/2000/svg";
/** Milliseconds of a flight; never more than half a second. */
const FLIGHT_MS = 380;
const MOMENT_MS = 480;

/** Whether anything moves: not for who asked for less motion, nor where nobody looks. */
export function mayMove(): boolean {
  return !prefersReducedMotion.current && !document.hidden;
}

/** Flies a tile from one place to another; what is there already is hidden until the tile lands. */
export function fly(tile: string, from: Box, to: Box, landing?: Element | null): void {
  if (!mayMove()) return;
  const node = document.createElementNS(SVG, "svg");
  node.setAttribute("viewBox", "-45 -51 90 102");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#patch-${tile}`);
  node.append(use);
  node.classList.add("flight");
  node.dataset["tile"] = tile;
  put(node, to, FLIGHT_MS);
  const across = from.x + from.width / 2 - to.x - to.width / 2;
  const down = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = from.width / to.width;
  const lift = -Math.min(40, Math.hypot(across, down) / 6);
  node.animate(
    [
      { transform: `translate(${across}px, ${down}px) scale(${scale})` },
      { transform: `translate(${across / 2}px, ${down / 2 + lift}px) scale(${((1 + scale) / 2) * 1.12})`, offset: 0.5 },
      { transform: "none" },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(0.4, 0, 0.2, 1)", fill: "both" },
  );
  if (landing) hide(landing);
}

/** Lets a tile that has come slide into its place. */
export function slideIn(element: Element | null): void {
  if (!element || !mayMove()) return;
  element.animate(
    [
      { transform: "translateX(70%)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration: FLIGHT_MS,
      easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
    },
  );
}

/** What a patch brought, for a moment where it lies: a ring that opens, and the points. */
export function moment(kind: string, points: number, at: Box): void {
  if (!mayMove()) return;
  const node = document.createElement("div");
  node.classList.add("moment", kind);
  if (points) node.textContent = `+${points}`;
  node.style.fontSize = `${Math.min(1.25, Math.max(0.75, at.width / 40))}rem`; // to be read on a small quilt too
  put(node, at, MOMENT_MS);
  node.animate(
    [
      { transform: "scale(0.5)", opacity: 0 },
      { transform: "scale(1.15) translateY(-12%)", opacity: 1, offset: 0.35 },
      { transform: "scale(1.05) translateY(-22%)", opacity: 1, offset: 0.8 },
      { transform: "scale(1) translateY(-30%)", opacity: 0 },
    ],
    { duration: MOMENT_MS, easing: "ease-out", fill: "both" },
  );
}

function put(node: HTMLElement | SVGElement, { x, y, width, height }: Box, ms: number): void {
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  document.querySelector("[data-flights]")?.append(node);
  setTimeout(() => node.remove(), ms);
}

function hide(element: Element): void {
  element.classList.add("landing");
  setTimeout(() => element.classList.remove("landing"), FLIGHT_MS);
}
