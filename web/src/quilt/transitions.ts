// How things come onto a quilt: never longer than half a second, not at all with reduced motion.
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

/** Buttons drop, cats curl up, patches settle. */
export function arrive(_: Element, { kind, still = false }: { kind: string; still?: boolean }): TransitionConfig {
  const duration = still || prefersReducedMotion.current ? 0 : kind === "patch" ? 200 : 450;
  return {
    duration,
    css: (t, u) => {
      if (kind === "cat") return `opacity: ${t}; transform: rotate(${-70 * u}deg) scale(${0.4 + 0.6 * spring(t)})`;
      if (kind === "patch") return `opacity: ${t}; transform: scale(${1 + 0.25 * u})`;
      return `opacity: ${Math.min(1, 2 * t)}; transform: translateY(${-34 * u * u}px) scale(${0.5 + 0.5 * spring(t)})`;
    },
  };
}

/** Past the goal and back. */
function spring(t: number): number {
  const past = t - 1;
  return 1 + 2.7 * past ** 3 + 1.7 * past ** 2;
}
