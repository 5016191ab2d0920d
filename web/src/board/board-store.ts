// The board that is open survives the page, as long as its tab: to keep it longer one saves it as a file.
const KEY = "calico.board";

export interface KeptBoard {
  /** Which game it is of: the query of its address without the move, or the text of a record from a file. */
  game: string;
  document: string;
}

/** The text of the record in a document. */
export function recordIn(document: string): string {
  return JSON.stringify((JSON.parse(document) as { record: unknown }).record);
}

export function keptBoard(): KeptBoard | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as KeptBoard | null;
  } catch {
    return null;
  }
}

export function keepBoard(board: KeptBoard): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(board));
  } catch {
    // A private window may refuse to store anything: the board lasts as long as the page.
  }
}
