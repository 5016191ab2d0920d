// Dragging a tile from the hand to the quilt with a mouse, a finger or a pen.

interface Dragged {
  tile: string;
  x: number;
  y: number;
}

class Drag {
  /** The tile under the finger, and where it is on the page. */
  now = $state.raw<Dragged | null>(null);
}

export const drag = new Drag();

const ENOUGH = 8;

interface Ends {
  tile: string;
  lift(): void;
  over(cell: string | null): void;
  drop(cell: string | null): void;
}

/** Follows a pointer that went down on a tile; a small movement is a click and none of ours. */
export function follow(down: PointerEvent, ends: Ends): void {
  if (down.button !== 0) return;
  const source = down.currentTarget as HTMLElement;
  let lifted = false;
  const move = (event: PointerEvent): void => {
    if (!lifted) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < ENOUGH) return;
      lifted = true;
      source.setPointerCapture(down.pointerId);
      ends.lift();
    }
    drag.now = { tile: ends.tile, x: event.clientX, y: event.clientY };
    ends.over(cellAt(event));
  };
  const up = (event: PointerEvent): void => {
    stop();
    if (!lifted) return;
    ends.drop(event.type === "pointerup" ? cellAt(event) : null);
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
  };
  const stop = (): void => {
    drag.now = null;
    source.removeEventListener("pointermove", move);
    source.removeEventListener("pointerup", up);
    source.removeEventListener("pointercancel", up);
  };
  source.addEventListener("pointermove", move);
  source.addEventListener("pointerup", up);
  source.addEventListener("pointercancel", up);
}

/** The click that ends a drag is no choice of a tile. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function cellAt(event: PointerEvent): string | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<SVGElement>("[data-cell]")?.dataset["cell"] ?? null;
}
