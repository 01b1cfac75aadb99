import { isEmailAddress, pastedEmail } from '#core/email-address.ts';

/**
 * What a column of a list of people means. status: says who still gets mail. left: says who left; any entry but "no" means
 * that they did. joined: the day they joined or agreed.
 */
export const columnMeanings = [
  'none',
  'email',
  'name',
  'first-name',
  'middle-name',
  'last-name',
  'status',
  'left',
  'language',
  'joined',
  'agreed-how',
] as const;
export type ColumnMeaning = (typeof columnMeanings)[number];

/** Meanings that at most one column of a list can have. */
export const onlyOnce: readonly ColumnMeaning[] = ['email', 'name', 'language', 'joined', 'agreed-how'];

/** A heading in lower case, with its words separated by single blanks: programs differ in both. */
export const normalizeHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}]/gu, '')
    .replace(/[\s_\-.:/()"'#*]+/gu, ' ')
    .trim();

/**
 * Headings in exports of our own, Mailchimp, Substack, Ghost, listmonk, Google Contacts and Outlook, and ones people write
 * by hand; the surest of each meaning first. Substack's `active_subscription` says who pays, so it is left out.
 */
const headings: Partial<Record<ColumnMeaning, string>> = {
  email: `email; email address; e mail address; e mail; e mail 1 value; e mail 1 address; primary email; subscriber email;
    email 1; mail; mail address; e mail adresse; e mail 1 adresse; adresse e mail; courriel; ኢሜይል; ኢሜል; የኢሜይል አድራሻ;
    የኢሜል አድራሻ`,
  name: 'name; full name; subscriber name; display name; your name; ስም; ሙሉ ስም',
  'first-name': 'first name; firstname; fname; given name; forename; vorname; prénom; የመጀመሪያ ስም',
  'middle-name':
    "middle name; middlename; additional name; father's name; fathers name; father s name; የአባት ስም",
  'last-name': 'last name; lastname; lname; family name; surname; nachname; grandfather s name; የአያት ስም',
  status: `status; subscription status; subscriber status; email status; email subscription status;
    email subscriber status; email permission status; email marketing status; email marketing consent; member status;
    state; subscribed; is subscribed; subscribed to emails; subscribed to newsletter; newsletter; opt in; optin; opted in;
    accepts marketing; accepts email marketing; email opt in; email consent; active; enabled; ሁኔታ`,
  left: `left; left on; unsubscribed; unsubscribed at; unsubscribed on; unsubscribe date; unsubscribe time; unsub time;
    cleaned; clean time; email disabled; opted out; opt out; optout; opt out time; opt out date; has opted out of email;
    deleted at; bounced; bounced at; bounce; hard bounced; complained; spam complaint; do not email; do not contact;
    do not mail; blocklisted; blacklisted; suppressed; የወጡበት ቀን`,
  language: 'language; lang; locale; preferred language; language preference; ቋንቋ',
  joined: `agreed on; joined; joined on; day joined; optin time; opt in time; opt in date; confirm time; subscribed at;
    subscribed on; subscription date; subscribe date; signup date; sign up date; date subscribed; created at; date created;
    created; date added; added at; added; start date; የተመዘገቡበት ቀን; ቀን`,
  'agreed-how': 'agreed how; how they agreed; what was agreed to; consent text; consent source; እንዴት እንደተስማሙ',
};

const known = new Map<string, { meaning: ColumnMeaning; rank: number }>(
  Object.entries(headings).flatMap(([meaning, list]) =>
    list
      .split(';')
      .map(
        (heading, rank) => [normalizeHeading(heading), { meaning: meaning as ColumnMeaning, rank }] as const,
      ),
  ),
);

/** The meanings of the columns, guessed from their headings, if any, and their cells. */
export function guessColumns(
  header: readonly string[] | null,
  columns: readonly string[][],
): ColumnMeaning[] {
  const guessed: ColumnMeaning[] = columns.map(() => 'none');
  const ranks = new Map<ColumnMeaning, { rank: number; at: number }>();
  for (const [at, heading] of (header ?? []).entries()) {
    const found = known.get(normalizeHeading(heading));
    if (!found || at >= columns.length) continue;
    const former = ranks.get(found.meaning);
    if (onlyOnce.includes(found.meaning) && former) {
      if (former.rank <= found.rank) continue;
      guessed[former.at] = 'none';
    }
    ranks.set(found.meaning, { rank: found.rank, at });
    guessed[at] = found.meaning;
  }
  const take = (meaning: ColumnMeaning, fits: (cells: string[]) => boolean) => {
    const at = columns.findIndex(
      (cells, place) => guessed[place] === 'none' && cells.length > 0 && fits(cells),
    );
    if (at >= 0) guessed[at] = meaning;
  };
  const lacks = (...meanings: ColumnMeaning[]) => !guessed.some(meaning => meanings.includes(meaning));
  if (lacks('email')) take('email', cells => share(cells, isAddress) > 0.5);
  if (lacks('status', 'left')) take('status', holdsStatus);
  if (lacks('language')) take('language', cells => cells.every(cell => languageOf(cell) !== null));
  if (!header && lacks('name')) take('name', cells => share(cells, isLikeName) > 0.5);
  if (!lacks('name')) return guessed.map(meaning => (meaning.endsWith('-name') ? 'none' : meaning));
  return guessed;
}

const isAddress = (cell: string) => isEmailAddress(pastedEmail(cell));
const isLikeName = (cell: string) => /^\p{L}[^@\d]+$/u.test(cell) && statusOf(cell) === null;

const share = (cells: readonly string[], fits: (cell: string) => boolean) =>
  cells.filter(fits).length / cells.length;

/** Whether a column holds subscription statuses. "Yes" and "0" alone could mean anything. */
export function holdsStatus(cells: readonly string[]): boolean {
  const words = cells.filter(cell => cell.trim() !== '');
  return words.length > 0 && words.every(cell => statusOf(cell) !== null && !isBare(cell));
}

/** writes: gets mail, if they agreed. left: is not brought in. ask: is asked by mail first, whatever the list says. */
export const statusMeanings = ['writes', 'left', 'ask'] as const;
export type StatusMeaning = (typeof statusMeanings)[number];

const listOf = (words: string) => words.split(';').map(word => normalizeHeading(word));
const bare = new Set(listOf('true; false; yes; no; y; n; 1; 0; on; off; t; f; x; አዎ; አይ; አይደለም'));
const positive = new Set(
  listOf(`true; yes; y; 1; on; t; x; አዎ; subscribed; subscriber; active; enabled; confirmed; opted in; opt in; optin; granted;
    free; paid; comped; complimentary; single opt in; double opt in`),
);
/** Statuses that surely mean unsubscribed or unreachable, whatever staff choose. */
const surelyLeft = new Set(
  listOf(`unsubscribed; unsubscribe; unsub; bounced; bounce; hard bounced; hard bounce; hardbounce; cleaned; blocklisted;
    blacklisted; blocked; complained; complaint; spam; spam complaint; marked as spam; suppressed; suspended; opted out;
    opt out; optout; left; revoked; withdrawn; undeliverable; never subscribed; nonsubscribed; non subscribed;
    not subscribed; ወጥቷል; ወጥታለች; ወጥተዋል`),
);
const negative = new Set(
  listOf(
    'false; no; n; 0; off; f; አይ; አይደለም; disabled; inactive; deleted; removed; archived; denied; declined; invalid',
  ),
);

const isBare = (cell: string) => bare.has(normalizeHeading(cell));

/** The meaning of a status; null if staff have to decide. */
export function statusOf(cell: string): StatusMeaning | null {
  const word = normalizeHeading(cell);
  if (surelyLeft.has(word) || negative.has(word)) return 'left';
  return positive.has(word) ? 'writes' : null;
}

export const isSurelyLeft = (cell: string): boolean => surelyLeft.has(normalizeHeading(cell));

/** Whether a cell in a column about leaving means that somebody left: a day, a reason, "yes"; not "no" or empty. */
export function meansLeft(cell: string): boolean {
  const word = normalizeHeading(cell);
  return (
    !['', 'false', 'no', 'n', '0', 'f', 'never', 'null', 'none', 'አይ', 'አይደለም'].includes(word) &&
    !/^0000 00 00/.test(word)
  );
}

const languages = new Map<string, 'en' | 'am'>([
  ...listOf('en; eng; english; en us; en gb; en ca; en au; en et; እንግሊዝኛ').map(word => [word, 'en'] as const),
  ...listOf('am; amh; amharic; am et; amharic ethiopia; አማርኛ').map(word => [word, 'am'] as const),
]);

/** The language a word names; null where the newsletter is not written in it, or it names none. */
export function languageOf(cell: string): 'en' | 'am' | null {
  return languages.get(normalizeHeading(cell)) ?? null;
}
