import { pointersInTexts } from './moved-text.ts';
import type { SortedEntry } from './sort-entries.ts';
import { type CheckedEntry, checkEntries, reserveFor, type Storing } from './store-entries.ts';

type Sort = (refused: ReadonlyMap<string, number>) => Promise<SortedEntry[]>;

/**
 * Checks every record before anything is written. A record may link to one that comes with the same file: where that one
 * is refused, all are compared and checked again without it, until no record links to a refused one.
 */
export async function checkWithLinks(
  storing: Omit<Storing, 'reserved'>,
  first: readonly SortedEntry[],
  sort: Sort,
): Promise<{ checked: CheckedEntry[]; reserved: Storing['reserved'] }> {
  const reserved = await reserveFor(storing, first);
  const refused = new Map<string, number>();
  let entries = first;
  for (;;) {
    const checked = await checkEntries({ ...storing, reserved }, entries);
    const more = linkedButRefused(checked, refused);
    if (more.length === 0) return { checked, reserved };
    for (const [name, line] of more) refused.set(name, line);
    entries = await sort(refused);
  }
}

/** Records that were to come, do not pass, and are linked to by one that does. */
function linkedButRefused(checked: readonly CheckedEntry[], known: ReadonlyMap<string, number>) {
  const linked = new Set(
    checked.flatMap(({ entry, ready }) =>
      ready ? pointersInTexts(entry.record?.body ?? null).map(nameOfPointer) : [],
    ),
  );
  return checked.flatMap(({ entry: { kind, key, line, fate, record, stored } }): [string, number][] => {
    const name = `${kind} ${key}`;
    const isRefused = fate === 'unreadable' && record !== null && stored === null;
    return isRefused && linked.has(name) && !known.has(name) ? [[name, line]] : [];
  });
}

const nameOfPointer = ({ relationTo, name }: { relationTo: string; name: string }) => `${relationTo} ${name}`;
