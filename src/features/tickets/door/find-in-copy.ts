import { looksTyped, readTypedCode } from '../codes/typed-code.rules.ts';
import type { Found } from './door.rules.ts';
import { type LockedTickets, openTicket } from './door-cipher.ts';
import type { DoorPerson } from './door-person.ts';

/** Which ticket a code is for, by the copy on the phone: what the server says, as far as the copy is up to date. */
export async function findInCopy(
  given: string,
  { tickets, people }: { tickets: LockedTickets; people: readonly DoorPerson[] },
): Promise<Found> {
  const code = given.trim();
  if (/^[\w-]{22}\.\d+\.[0-9a-z]+\.\d+\.[\w-]{22}$/i.test(code))
    return (await openTicket(code, tickets)) ?? { problem: 'unknown' };
  if (!looksTyped(code)) return { problem: 'foreign' };
  const typed = readTypedCode(code);
  if (typed === null) return { problem: 'mistyped' };
  const matches = people.flatMap(({ codes, ticket }) =>
    codes.flatMap(([known, issue]) => (known === typed ? { ticket, issue } : [])),
  );
  return matches.length === 1 && matches[0] ? matches[0] : { problem: 'unknown' };
}
