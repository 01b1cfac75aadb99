/** The end of an act that can be expected to fail: a value, or the short code of what stood in the way. */
export type Outcome<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem };

/** Ends an act well, with what came out of it. */
export function ok<Value>(value: Value): Outcome<Value, never> {
  return { ok: true, value };
}

/** Ends an act with a problem that was foreseen; the page chooses the words for the code. */
export function problem<const Problem>(code: Problem): Outcome<never, Problem> {
  return { ok: false, problem: code };
}
