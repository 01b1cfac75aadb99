/** The end of an act that can be expected to fail: a value, or the short code of what went wrong. */
export type Outcome<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** The outcome of an act that succeeded. */
export function ok<Value>(value: Value): Outcome<Value, never> {
  return { ok: true, value };
}

/** A failure with a short code; the page chooses the words. */
export function problem<const Problem>(code: Problem): Outcome<never, Problem> {
  return { ok: false, problem: code };
}
