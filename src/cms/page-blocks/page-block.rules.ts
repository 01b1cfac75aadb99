/** The numbers a page can show. All are counted: by staff in the site settings, or from what is published. */
export const figureNames = [
  'childrenHelped',
  'diagnosticWorkUp',
  'volunteersIncrease',
  'donationsIncrease',
  'projects',
  'partners',
  'team',
  'years',
] as const;
export type FigureName = (typeof figureNames)[number];

/** What the parts of a page can choose between. */
export const voiceKinds = ['testimonials', 'stories'] as const;
export const formKinds = ['newsletter', 'contact'] as const;
export const givingKinds = ['button', 'form'] as const;
export const peopleKinds = ['partners', 'team'] as const;
export type VoiceKind = (typeof voiceKinds)[number];
export type FormKind = (typeof formKinds)[number];
export type GivingKind = (typeof givingKinds)[number];
export type PeopleKind = (typeof peopleKinds)[number];

/** A part of a page as a form holds it: its kind, and what was chosen in it. */
type Row = { blockType?: unknown; show?: unknown };

/** These hold a form or a list with a fixed id, so a page can have each only once. */
const onlyOnce: Readonly<Record<string, string>> = {
  'form newsletter': 'the form for the newsletter',
  'form contact': 'the contact form',
  'giving form': 'the form to give',
  'voices stories': 'the stories',
  'people team': 'the team',
  'people partners': 'the partners',
};

/** A longer page is not read, and each part costs reads. */
export const mostBlocks = 30;

/** What is wrong with the parts of a page as a whole, in a sentence, or null. */
export function blocksProblem(rows: unknown): string | null {
  if (!Array.isArray(rows)) return null;
  if (rows.length > mostBlocks) return `A page has at most ${mostBlocks} parts.`;
  const seen = new Set<string>();
  for (const { blockType, show } of rows as Row[]) {
    const part = `${String(blockType)} ${String(show ?? '')}`;
    const name = onlyOnce[part];
    if (name && seen.has(part)) return `A page can show ${name} only once. Please remove one of the two.`;
    seen.add(part);
  }
  return null;
}
