// A win is celebrated: buttons rain for a moment, over everything and in nobody's way.
import "@/table/styles/celebration.css";
import { DYE_LETTERS } from "@/api/box";
import { mayMove } from "@/table/motion/flight";
import { sound } from "@/table/motion/sound";

const SVG = "http://www.w3.org/2000/svg";
const COUNT = 28;
const LASTS_MS = 1600;

/** Lets buttons rain, with a little music; returns what ends it early. */
export function celebrate(): () => void {
  sound("win");
  if (!mayMove()) return () => undefined;
  const layer = document.createElement("div");
  layer.className = "celebration";
  layer.setAttribute("aria-hidden", "true");
  for (let k = 0; k < COUNT; k++) layer.append(drop(k));
  document.body.append(layer);
  const timer = setTimeout(() => layer.remove(), LASTS_MS);
  return () => {
    clearTimeout(timer);
    layer.remove();
  };
}

function drop(k: number): SVGSVGElement {
  const node = document.createElementNS(SVG, "svg");
  node.setAttribute("viewBox", "-24 -24 48 48");
  const use = document.createElementNS(SVG, "use");
  const what = k % 7 === 6 ? "rainbow" : (DYE_LETTERS[k % DYE_LETTERS.length] ?? "Y");
  use.setAttribute("href", `#button-${what}`);
  node.append(use);
  node.style.left = `${(k * 37) % 100}%`;
  const wait = (k * 53) % 500;
  node.animate(
    [
      { transform: "translateY(-10vh) rotate(0deg)", opacity: 1 },
      { transform: `translateY(70vh) rotate(${(k % 2 ? 1 : -1) * 280}deg)`, opacity: 1, offset: 0.8 },
      { transform: `translateY(90vh) rotate(${(k % 2 ? 1 : -1) * 360}deg)`, opacity: 0 },
    ],
    { duration: LASTS_MS - wait, delay: wait, easing: "cubic-bezier(0.3, 0.1, 0.7, 1)", fill: "both" },
  );
  return node;
}
