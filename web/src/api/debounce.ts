const DEBOUNCE_MS = 100;

/** Sends a request after a pause, so that several changes at once make one request.  Returns what cancels it:
 * as the cleanup of an effect it also drops the answer to a request that a newer one has overtaken. */
export function debounce<T>(
  request: () => Promise<T>,
  onanswer: (answer: T) => void,
  onerror: (error: unknown) => void = () => undefined,
): () => void {
  let current = true;
  const timer = setTimeout(() => {
    request().then(
      (answer) => current && onanswer(answer),
      (error: unknown) => current && onerror(error),
    );
  }, DEBOUNCE_MS);
  return () => {
    current = false;
    clearTimeout(timer);
  };
}
