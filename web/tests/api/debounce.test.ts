// Several changes at once make one request, and only the newest answer counts.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { debounce } from "@/api/debounce";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("only the last of several changes is sent", async () => {
  const request = vi.fn((text: string) => Promise.resolve(text));
  const answers: string[] = [];
  let cancel = (): void => undefined;
  for (const text of ["a", "ab", "abc"]) {
    cancel();
    cancel = debounce(
      () => request(text),
      (answer) => answers.push(answer),
    );
  }
  await vi.runAllTimersAsync();
  expect(request.mock.calls).toEqual([["abc"]]);
  expect(answers).toEqual(["abc"]);
});

test("an answer that comes after a newer change is dropped", async () => {
  const late: (() => void)[] = [];
  const answers: string[] = [];
  const cancel = debounce(
    () => new Promise<string>((resolve) => late.push(() => resolve("old"))),
    (answer) => answers.push(answer),
  );
  await vi.runAllTimersAsync();
  cancel();
  late.forEach((resolve) => resolve());
  await vi.runAllTimersAsync();
  expect(answers).toEqual([]);
});

test("an error is reported, or ignored", async () => {
  const errors: unknown[] = [];
  debounce(
    () => Promise.reject(new Error("no")),
    () => undefined,
    (error) => errors.push(error),
  );
  debounce(
    () => Promise.reject(new Error("no")),
    () => undefined,
  );
  await vi.runAllTimersAsync();
  expect(errors.map(String)).toEqual(["Error: no"]);
});
