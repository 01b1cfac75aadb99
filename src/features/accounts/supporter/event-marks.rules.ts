/** What somebody's browser keeps of events: by their keys, as loves and views are counted under. */
export type EventMarks = { readonly loved: readonly string[]; readonly viewed: readonly string[] };

/** More than the charity will hold in a lifetime of any browser. */
const most = 500;
const longestKey = 200;

/** Reads a list of keys a form brought as JSON; whatever else it may be counts as an empty one. */
export function readKeys(text: string | undefined): string[] {
  const list = parsed(text ?? '');
  if (!Array.isArray(list)) return [];
  const keys = list.filter(key => typeof key === 'string' && isKey(key));
  return [...new Set(keys)].slice(0, most);
}

// A NUL cannot be stored, and half a letter is none.
const isKey = (key: string) => key !== '' && key.length <= longestKey && !/[\p{Cc}\p{Cs}]/u.test(key);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // Said by the empty list: the form was not ours.
  }
}
