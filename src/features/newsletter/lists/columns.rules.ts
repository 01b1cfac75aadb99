import { isEmailAddress, pastedEmail } from '#core/email-address.ts';
import {
  couldSayWhoLeft,
  holdsStatus,
  isDay,
  normalizeHeading,
  readStatus,
  speaksOfLeaving,
  splitWords,
} from './status-words.rules.ts';

/**
 * What a column of a list of people means. undecided: it could say who must not get mail, and staff have to decide. status:
 * says who still gets mail. left: says who left; any entry but "no" means that they did. joined: the day they joined or
 * agreed.
 */
export const columnMeanings = [
  'undecided',
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

/**
 * Headings in exports of our own and of the programs that charities keep their readers in, and ones people write by hand;
 * the surest of each meaning first. `none` are headings that surely say nothing about who gets mail: Substack's
 * `active_subscription` says who pays.
 */
const headings: Partial<Record<ColumnMeaning, string>> = {
  none: `active subscription; expiry; plan; complimentary plan; stripe customer id; tiers; labels; tags; attributes; note; notes; id; uuid;
    member rating; contact rating; optin ip; opt in ip; confirm ip; confirm time; confirmed on; latitude; longitude; gmtoff;
    dstoff; timezone; time zone; cc; region; last changed; leid; euid; updated at; modified time; last modified date;
    phone; phone number; mobile; mobile phone; telephone; telefon; sms; whatsapp; fax; city; town; ort; stadt; country; land;
    zip; postal code; plz; street; address; address 1; address 2; company; company name; organization; organization name;
    organisation; job title; title; anrede; salutation; prefix; suffix; gender; sex; geschlecht; birthday; birth date;
    date of birth; geburtstag; website; ip; ip address; edition; joined through; wording of the consent; why mail came back;
    do not call; donotcall; do not phone;
    do not sms; do not trade; topic news; topic events; topic projects; email 1 label; email display name; email type; first payment at; nickname;
    opened; clicked; open rate; click rate; join year; join month; join day;
    ስልክ; ስልክ ቁጥር; ከተማ; አገር; ሀገር; አድራሻ; ጾታ; ፆታ; ማስታወሻ`,
  email: `email; email address; email 1 value; email 1 address; primary email; subscriber email;
    email 1; mail; mail address; email adresse; email 1 adresse; adresse email; courriel; subscriber;
    username email; ኢሜይል; ኢሜል; የኢሜይል አድራሻ; የኢሜል አድራሻ; ኢሜይል አድራሻ; ኢሜል አድራሻ`,
  name: 'name; full name; subscriber name; display name; your name; ስም; ሙሉ ስም; ስምዎ',
  'first-name': 'first name; firstname; fname; given name; forename; vorname; prénom; የመጀመሪያ ስም',
  'middle-name':
    "middle name; middlename; additional name; father's name; fathers name; father s name; የአባት ስም",
  'last-name': 'last name; lastname; lname; family name; surname; nachname; grandfather s name; የአያት ስም',
  status: `status; subscription status; subscriber status; email status; email subscription status; email subscriber status;
    email permission status; email marketing status; email marketing consent; member status; global status; list status;
    delivery status; delivery mode; email preference; state; subscribed; is subscribed; subscribed to emails;
    subscribed to newsletter; newsletter; opt in; optin; opted in; accepts marketing; accepts email marketing; email opt in;
    email consent; marketing consent; active; enabled; newsletter erwünscht; newsletter erhalten; ሁኔታ`,
  left: `left; left on; suspended; unsubscribed; unsubscribed at; unsubscribed on; unsubscribe date; unsubscribed date;
    unsubscribe time; unsub time; cleaned; clean time; email disabled; opted out; opt out; optout; email opt out;
    email opted out; opt out time; opt out date; email opt out date; has opted out of email; hasoptedoutofemail;
    unsubscribed from all email; portal unsubscribe; portal bounce; global bounce; portal spam report; deleted at; bounced;
    bounced at; bounce; hard bounced; is bounced; isemailbounced; email bounced;
    emailbouncedreason; emailbounceddate; email bounced reason; email bounced date;
    email hard bounce reason; complained; spam complaint; do not email; do not contact; do not mail; no bulk emails;
    no bulk emails user opt out; on hold; is deceased; blocklisted; blacklisted; email blacklisted; email blocklisted;
    emailblacklisted; blocked; suppressed; do not disturb; abgemeldet; abgemeldet am; abmeldung; abmeldedatum; ausgetreten;
    ausgetreten am; austrittsdatum; gesperrt; widerruf; widerrufen am; የወጡበት ቀን`,
  language: 'language; lang; locale; preferred language; language preference; sprache; ቋንቋ',
  joined: `agreed on; joined; joined on; day joined; optin time; opt in time; opt in date; subscribed at; subscribed on;
    subscription date; subscribe date; signup date; sign up date; date subscribed; created at; date created; created;
    date added; added at; added; added time; start date; timestamp; zeitstempel; completion time; anmeldedatum;
    angemeldet am; የተመዘገቡበት ቀን; የጊዜ ማህተም; ቀን`,
  'agreed-how': 'agreed how; how they agreed; what was agreed to; consent text; consent source; እንዴት እንደተስማሙ',
};

const known = new Map<string, { meaning: ColumnMeaning; rank: number }>(
  Object.entries(headings).flatMap(([meaning, list]) =>
    splitWords(list).map((heading, rank) => [heading, { meaning: meaning as ColumnMeaning, rank }] as const),
  ),
);

/**
 * The meanings of the columns, guessed from their headings, if any, and their cells: one for each row, empty ones too. A
 * column that nothing is known about is `undecided` if it could say who left.
 */
export function guessColumns(
  header: readonly string[] | null,
  columns: readonly (readonly string[])[],
): ColumnMeaning[] {
  const filled = columns.map(cells => cells.filter(cell => cell.trim() !== ''));
  const guessed: (ColumnMeaning | null)[] = columns.map(() => null);
  const ranks = new Map<ColumnMeaning, { rank: number; at: number }>();
  for (const [at, heading] of (header ?? []).entries()) {
    const found = known.get(normalizeHeading(heading));
    const cells = filled[at];
    if (!found || !cells) continue;
    // "Subscribed" with days is when they did. Where some rows have none, it may say who did.
    const isWhen = found.meaning === 'status' && cells.length > 0 && cells.every(isDay);
    if (isWhen && cells.length < (columns[at]?.length ?? 0)) continue;
    const meaning = isWhen ? 'joined' : found.meaning;
    const rank = isWhen ? Number.POSITIVE_INFINITY : found.rank;
    const former = ranks.get(meaning);
    if (onlyOnce.includes(meaning) && former) {
      guessed[at] = 'none';
      if (former.rank <= rank) continue;
      guessed[former.at] = 'none';
    }
    ranks.set(meaning, { rank, at });
    guessed[at] = meaning;
  }
  const take = (
    meaning: ColumnMeaning,
    fits: (cells: readonly string[]) => boolean,
    from: readonly (ColumnMeaning | null)[] = [null],
  ) => {
    const at = filled.findIndex(
      (cells, place) => from.includes(guessed[place] ?? null) && cells.length > 0 && fits(cells),
    );
    if (at >= 0) guessed[at] = meaning;
  };
  const lacks = (...meanings: ColumnMeaning[]) =>
    !guessed.some(meaning => meaning !== null && meanings.includes(meaning));
  if (lacks('email')) take('email', cells => share(cells, isAddress) > 0.5, [null, 'none']);
  if (lacks('status', 'left')) take('status', holdsStatus);
  if (lacks('language')) take('language', cells => cells.every(cell => readLanguage(cell) !== null));
  if (!header && lacks('name')) take('name', cells => share(cells, isLikeName) > 0.5);
  const hasName = !lacks('name');
  return guessed.map((meaning, at) => {
    if (hasName && meaning?.endsWith('-name')) return 'none';
    if (meaning !== null && (meaning !== 'none' || !speaksOfLeaving(columns[at] ?? []))) return meaning;
    return couldSayWhoLeft(header?.[at] ?? '', columns[at] ?? []) ? 'undecided' : 'none';
  });
}

const isAddress = (cell: string) => isEmailAddress(pastedEmail(cell));
const isLikeName = (cell: string) => /^\p{L}[^@\d]+$/u.test(cell) && readStatus(cell) === null;

const share = (cells: readonly string[], fits: (cell: string) => boolean) =>
  cells.filter(fits).length / cells.length;

const languages = new Map<string, 'en' | 'am'>([
  ...splitWords('en; eng; english; en us; en gb; en ca; en au; en et; እንግሊዝኛ').map(
    word => [word, 'en'] as const,
  ),
  ...splitWords('am; amh; amharic; am et; amharic ethiopia; አማርኛ').map(word => [word, 'am'] as const),
]);

/** The language a word names; null where the newsletter is not written in it, or it names none. */
export function readLanguage(cell: string): 'en' | 'am' | null {
  return languages.get(normalizeHeading(cell)) ?? null;
}
