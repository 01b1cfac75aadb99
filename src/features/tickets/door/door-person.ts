import type { DoorTicket } from './door.rules.ts';

/** Somebody with a ticket, for the search: the first name, the codes for typing with their issues, and the ticket. */
export type DoorPerson = { name: string; codes: [code: string, issue: number][]; ticket: DoorTicket };

/** Those whose first name begins with the words, in any spelling of capitals and marks; nobody for no words. */
export function searchPeople(people: readonly DoorPerson[], words: string): DoorPerson[] {
  const wanted = folded(words);
  if (wanted === '') return [];
  return people
    .filter(({ name }) => folded(name).startsWith(wanted))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(0, MOST_FOUND);
}

const MOST_FOUND = 30;

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
