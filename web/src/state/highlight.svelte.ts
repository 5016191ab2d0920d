// What is pointed at: places on a quilt by a goal, a cat or an entry of the log, and the other way round.
import type { Attachment } from "svelte/attachments";

interface Place {
  /** Whose quilt. */
  seat: number;
  cells: readonly string[];
}

class Highlight {
  /** What points at the quilt, such as `goal b3`; it stays when it was pressed. */
  source = $state<string | null>(null);
  place = $state.raw<Place | null>(null);
  /** The cell under the pointer or the keyboard's focus, or touched last. */
  pointed = $state.raw<{ seat: number; cell: string } | null>(null);
  private pinned = false;

  /** The cells of a seat's quilt to point out. */
  cellsOf(seat: number | null): readonly string[] {
    return this.place?.seat === seat ? this.place.cells : [];
  }

  /** Whether one of these cells is pointed at on the quilt of a seat. */
  has(seat: number | null, cells: readonly string[]): boolean {
    return this.pointed !== null && this.pointed.seat === seat && cells.includes(this.pointed.cell);
  }

  /** The pointer, the focus or a finger is on a cell. */
  point(seat: number | null, cell: string | null): void {
    this.pointed = seat === null || cell === null ? null : { seat, cell };
  }

  /** Something points at the quilt, as long as nothing else was pressed. */
  show(source: string, place: Place): void {
    if (!this.pinned) this.set(source, place);
  }

  /** It no longer does, unless it was pressed. */
  hide(source: string): void {
    if (!this.pinned && this.source === source) this.clear();
  }

  /** Something is pressed: it points until it is pressed again. */
  press(source: string, place: Place): void {
    const again = this.pinned && this.source === source;
    this.clear();
    if (again) return;
    this.set(source, place);
    this.pinned = true;
  }

  /** Nothing points any more. */
  clear(): void {
    this.pinned = false;
    this.source = null;
    this.place = null;
  }

  private set(source: string, place: Place): void {
    this.source = source;
    this.place = place;
  }
}

export const highlight = new Highlight();

/** Lets an element point out places on a quilt, under the mouse, by focus, or when it is pressed. */
export function pointsAt(source: string, seat: number | null, cells: () => readonly string[]): Attachment<HTMLElement> {
  return (element) => {
    if (seat === null) return undefined;
    const place = (): Place => ({ seat, cells: cells() });
    const show = (): void => highlight.show(source, place());
    const hide = (): void => highlight.hide(source);
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") show();
    };
    const press = (): void => highlight.press(source, place());
    const focus = (): void => {
      if (element.matches(":focus-visible")) show();
    };
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", hide);
    element.addEventListener("focus", focus);
    element.addEventListener("blur", hide);
    element.addEventListener("click", press);
    return () => {
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", hide);
      element.removeEventListener("focus", focus);
      element.removeEventListener("blur", hide);
      element.removeEventListener("click", press);
      if (highlight.source === source) highlight.clear();
    };
  };
}
