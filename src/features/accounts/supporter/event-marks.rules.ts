/** Keys of the events a browser has loved or viewed, as used for counting. */
export type EventMarks = { readonly loved: readonly string[]; readonly viewed: readonly string[] };

/** More events than the charity will have in the lifetime of a browser. */
const most = 500;
const longestKey = 200;

/** Parses a JSON list of keys from a form; anything else counts as empty. */
export function readKeys(text: string | undefined): string[] {
  const list = parsed(text ?? '');
  if (!Array.isArray(list)) return [];
  const keys = list.filter(key => typeof key === 'string' && isKey(key));
  return [...new Set(keys)].slice(0, most);
}

// PostgreSQL cannot store NUL or unpaired surrogates.
const isKey = (key: string) => key !== '' && key.length <= longestKey && !/[\p{Cc}\p{Cs}]/u.test(key);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // The form was not sent by our script; treated as empty.
  }
}
