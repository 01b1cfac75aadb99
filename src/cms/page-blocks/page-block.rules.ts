import { placedClaims } from '#core/claim.ts';
import { type Message, message } from '#core/message.ts';

/** The figures a page can show. Each comes from the register of numbers or counts published documents. */
export const figureNames = [...placedClaims, 'projects', 'partners', 'team', 'years'] as const;
export type FigureName = (typeof figureNames)[number];

/** The choices in the blocks of a page. */
export const voiceKinds = ['testimonials', 'stories'] as const;
export const formKinds = ['newsletter', 'contact'] as const;
export const givingKinds = ['button', 'form'] as const;
export const peopleKinds = ['partners', 'team'] as const;
export type VoiceKind = (typeof voiceKinds)[number];
export type FormKind = (typeof formKinds)[number];
export type GivingKind = (typeof givingKinds)[number];
export type PeopleKind = (typeof peopleKinds)[number];

/** A block in the form: its type, and the choice made in it. */
type Row = { blockType?: unknown; show?: unknown };

/** These blocks have elements with a fixed id, so a page can have each only once. */
const onlyOnce: Readonly<Record<string, string>> = {
  'form newsletter': 'the form for the newsletter',
  'form contact': 'the contact form',
  'giving form': 'the form to give',
  'voices stories': 'the stories',
  'people team': 'the team',
  'people partners': 'the partners',
};

/** Nobody reads a longer page, and each block costs database reads. */
export const mostBlocks = 30;

/** What is wrong with the blocks of a page as a whole, in a sentence for staff, or null. */
export function blocksProblem(rows: unknown): Message | null {
  if (!Array.isArray(rows)) return null;
  if (rows.length > mostBlocks) return message('A page has at most {most} parts.', { most: mostBlocks });
  const seen = new Set<string>();
  for (const { blockType, show } of rows as Row[]) {
    const part = `${String(blockType)} ${String(show ?? '')}`;
    const name = onlyOnce[part];
    if (name && seen.has(part))
      return message('A page can show {part} only once. Please remove one of the two.', {
        part: message(name),
      });
    seen.add(part);
  }
  return null;
}
