import { foldEthiopic } from '#core/ethiopic.ts';
import { dayOrders, readDay } from '#core/typed-day.ts';

/** A heading or word in lower case, with its words separated by single blanks and "e-mail" as one: programs differ in all. */
export const normalizeHeading = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}|\u{FE0F}/gu, '')
    .replace(/[\s_\-.:/()[\]"'’#*?!,;]+/gu, ' ')
    .replace(/\be mail/g, 'email')
    .trim();

/** writes: gets mail, if they agreed. left: is not brought in. ask: is asked by mail first, whatever the list says. */
export const statusMeanings = ['writes', 'left', 'ask'] as const;
export type StatusMeaning = (typeof statusMeanings)[number];

/** Words as they are compared, of a text that separates them by semicolons. */
export const splitWords = (words: string): string[] => words.split(';').map(word => normalizeHeading(word));

const yes = new Set(
  splitWords(
    'true; yes; y; 1; on; t; x; ✓; ✔; ☑; ✅; ja; j; wahr; oui; vrai; si; sí; sim; vero; verdadero; አዎ; አዎን; እሺ',
  ),
);
const no = new Set(
  splitWords(`false; no; n; 0; off; f; ✗; ✘; ☐; ❌; nein; falsch; non; faux; não; nao; falso; nee; አይ; አይደለም; አልፈልግም;
    የለም`),
);
const positive = new Set(
  splitWords(`subscribed; subscriber; active; enabled; confirmed; opted in; opt in; optin; granted; free; paid; comped;
    complimentary; single opt in; double opt in; email subscribed; aktiv; angemeldet; abonniert; abonné; inscrit; suscrito;
    iscritto; ተመዝግቧል; ተመዝግባለች`),
);
/** Statuses that surely mean unsubscribed or unreachable, whatever staff choose. */
const surelyLeft = new Set(
  splitWords(`unsubscribed; unsubscribe; unsub; email unsubscribed; bounced; bounce; bouncing; hard bounced; hard bounce;
    hardbounce; hard; by bounces; cleaned; blocklisted; blacklisted; blocked; complained; complaint; spam; spam complaint;
    marked as spam; reported spam; suppressed; suspended; opted out; opt out; optout; left; revoked; withdrawn;
    undeliverable; never subscribed; nonsubscribed; non subscribed; not subscribed; do not email; do not mail;
    on hold bounce; on hold opt out; by user; abgemeldet; abbestellt; gesperrt; ausgetreten; désabonné; désinscrit;
    ወጥቷል; ወጥታለች; ወጥተዋል; ተሰርዟል; አቋርጧል`),
);
const negative = new Set(
  splitWords(
    'disabled; inactive; deleted; removed; archived; denied; declined; invalid; by moderator; no mail; no email; inaktiv',
  ),
);

/** "Yes", "0" and their like, which mean nothing without the heading. */
const isBare = (cell: string) => yes.has(normalizeHeading(cell)) || no.has(normalizeHeading(cell));

/** The meaning of a status; null if staff have to decide. */
export function readStatus(cell: string): StatusMeaning | null {
  const word = normalizeHeading(cell);
  if (surelyLeft.has(word) || negative.has(word) || no.has(word)) return 'left';
  return positive.has(word) || yes.has(word) ? 'writes' : null;
}

export const isSurelyLeft = (cell: string): boolean => surelyLeft.has(normalizeHeading(cell));

/** Whether a column holds subscription statuses. "Yes" and "0" alone could mean anything. */
export function holdsStatus(cells: readonly string[]): boolean {
  const words = cells.filter(cell => cell.trim() !== '');
  return words.length > 0 && words.every(cell => readStatus(cell) !== null && !isBare(cell));
}

const nothing = new Set(splitWords('; never; null; none; nil; n a; undefined; -; –; —; nie; jamais; nunca'));

/**
 * What a cell says in a column about who left: a day, a reason or "yes" that they did, "no" or nothing that they did not.
 * Null where staff have to decide, for a word such as "subscribed" that contradicts its column.
 */
export function readLeftStatus(cell: string): 'left' | 'writes' | null {
  const word = normalizeHeading(cell);
  if (nothing.has(word) || no.has(word) || /^0000 00 00/.test(word)) return 'writes';
  return positive.has(word) ? null : 'left';
}

/** A text without what people and programs write differently: marks, case, letters that sound alike, what separates words. */
const plain = (text: string) =>
  foldEthiopic(text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\be mail/g, 'email');

/** Finds any of some parts of words, separated by semicolons. Programs write several words as one (`HasOptedOut`). */
const toPattern = (parts: string) =>
  new RegExp(
    parts
      .split(';')
      .map(part => plain(part.trim()).replaceAll(' ', ' ?'))
      .join('|'),
    'u',
  );

/** Parts of words that speak of leaving, being blocked or being out of reach, in a heading or in a cell. */
const ofLeaving =
  toPattern(`unsub; opt out; opted out; opting out; bounc; blocklist; blacklist; block list; black list;
  blocked; complain; spam; suppress; no mail; no email; no newsletter; no bulk; do not mail; do not email; do not contact;
  do not send; don't mail; don't email; don't contact; don't send; dont send; never mail; never email; remove me;
  no longer; on hold; hold date; undeliver; unreach; deceased; passed away; cleaned; inactive; disabled; deactivat; revoke; withdr;
  removed; deleted; invalid; by user; by moderator; banned; declined; refused; rejected; dnc;
  abmeld; abgemeld; abbestell; austritt; austrat; ausgetret; gesperrt; sperre; widerruf; widerspr; verstorben; gelöscht;
  geloescht; unzustellbar; rückläufer; keine mail; keine email; keine post; kein newsletter; keine werbung; nicht anschreiben;
  nicht mehr; inaktiv; désabonn; désinscri; ne pas; bloqu; refus; décéd; cancel; rechaz; de baja; dado de baja; disiscri;
  descadast; afgemeld; uitgeschr; geblokk; ወጥቷ; ወጥታ; ወጥተ; የወጡ; የወጣ; መውጣት; መልቀቅ; ለቅቋ; ለቀቀ; ሰርዝ; ሰረዝ; ሰረዘ; ተሰር; መሰረዝ;
  አቋር; ማቋረጥ; ታግዷ; የታገደ; ታገደ; አትላክ; አይላክ; አትላኩ; እንዳይላክ; አልፈልግም; አይፈልግም; አትፈልግም; አይፈልጉም`);

/** Parts of headings that speak of consent or of mail, where a cell may say that somebody must not get any. */
const ofConsent =
  toPattern(`subscri; opt in; opted in; optin; consent; permission; permit; allow; accept; agree; approv;
  newsletter; mailing list; email list; marketing; gdpr; dsgvo; rgpd; privacy; prefer; status; active; enabled; valid;
  verif; confirm; deliver; contactable; communicat; receive; may we; can we; would you like; do you want; want to; i want;
  keep me; sign me; updates; do not; don't; left; leave; leaving; block; churn; expired; pause; suspen; unconfirm; email
  count; reason; clean; deleted; removed; einwillig; zustimm; erlaub; einverstanden; rundbrief; rundmail; werbung; datenschutz;
  erhalten; bekommen; möchte; dürfen; aktiv; bestätig; anmeldung; angemeldet; abonn; inscri; lettre d'information; autoris;
  statut; estado; activo; suscri; boletín; acepta; iscri; stato; accett; permess; ativo; toestemming; nieuwsbrief; ስምምነት;
  ይስማማ; ተስማም; እስማማ; መስማማት; ፈቃድ; ፈቃደኛ; ፍቃድ; መፍቀድ; ፈቅደ; ይፈቅዳ; ይፈልጋ; እፈልጋለሁ; ትፈልጋ; ትፈልጊ; መላክ; እንላክ; ይላክ; መቀበል; ይቀበላ; ዜና;
  መጽሔት; ጋዜጣ; ደንበኝነት; ምዝገባ; ሁኔታ; ምርጫ; ንቁ`);

/** Parts of questions about mail. */
const ofMail = toPattern(
  'mail; write; send; contact; hear from; schreib; brief; post; kontakt; anschreib; écri; ኢሜ; መልእክት; መልክት',
);

/** A list shorter than this shows all of its people to whoever imports it, and says little about its columns. */
const FEW_ROWS = 3;

/**
 * Whether a column that nothing is known about could say who must not get mail: by its heading, by a word in one of its
 * cells, or because its cells are yes or no, one of two values, or days that only some rows have. `cells` has one for each
 * row, empty ones too.
 */
export function couldSayWhoLeft(heading: string, cells: readonly string[]): boolean {
  const words = plain(heading);
  if (ofLeaving.test(words) || ofConsent.test(words)) return true;
  if (/[?？፧]/.test(heading) && ofMail.test(words)) return true;
  if (speaksOfLeaving(cells)) return true;
  const filled = cells.filter(cell => cell.trim() !== '');
  if (filled.length === 0) return false;
  if (filled.every(isBare)) return true;
  if (cells.length < FEW_ROWS) return false;
  const kinds = new Set(cells.map(normalizeHeading)).size;
  return kinds === 2 || (filled.length <= cells.length / 2 && filled.every(isDay));
}

/** Whether a cell says that somebody left, whatever the heading of its column says. */
export const speaksOfLeaving = (cells: readonly string[]): boolean =>
  [...new Set(cells)].some(cell => isSurelyLeft(cell) || ofLeaving.test(plain(cell)));

export const isDay = (cell: string): boolean =>
  readDay(cell, null) !== null || dayOrders.some(order => readDay(cell, order) !== null);
