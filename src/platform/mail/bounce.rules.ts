/**
 * What a refusal or a returned mail says about the address. hard: it takes no mail and never will. soft: it did not take
 * this one.
 */
export const bounceKinds = ['hard', 'soft'] as const;
export type BounceKind = (typeof bounceKinds)[number];

/** This many soft bounces in a row count as a hard one. */
export const softInARow = 3;

/** What was answered beside the words: the SMTP code, and the status that a report gives (RFC 3463). */
type Codes = { code?: number | undefined; status?: string | undefined };

/**
 * What the reply of a mail server says about the address. Its words decide, because servers give any code for any reason:
 * first those about us, then those about the mailbox. Codes decide where no word is known, and only a precise one says
 * "hard". Null: it is about us, the message or the route, so that a block list suspends nobody.
 */
export function readBounce(reply: string, { code, status = '' }: Codes = {}): BounceKind | null {
  const words = tidyReply(reply);
  if (isAboutUs(reply)) return null;
  const own = enhanced(reply);
  const precise = own ?? enhanced(status);
  if (own?.subject === '1' && ofSender.includes(own.detail)) return null;
  if ((own?.kind ?? String(code ?? precise?.kind ?? 5).charAt(0)) === '4') return 'soft';
  if (full.test(words) || passing.test(words)) return 'soft';
  if (gone.test(words)) return 'hard';
  if (refusing.test(words)) return null;
  // X.0.0 says less than the SMTP code that it was made from.
  if (precise && precise.subject !== '0') return byStatus(precise);
  if (code !== undefined) return [550, 551, 552, 553].includes(code) ? 'soft' : null;
  return null;
}

/** Whether a reply speaks of our network, our sender, our rate or the message, and so says nothing of the address. */
export const isAboutUs = (reply: string): boolean => aboutUs.test(tidyReply(reply));

/** What staff read about an address that bounced. */
export function bounceWords(bounce: BounceKind, reply: string): string {
  if (bounce === 'hard') return 'There is no such mailbox';
  return /\b[45]\.2\.2\b/.test(reply) || full.test(tidyReply(reply))
    ? 'The mailbox is full'
    : 'Their server cannot deliver to this mailbox now';
}

/** A reply without what only repeats addresses and points to explanations. */
const tidyReply = (reply: string) =>
  reply
    .slice(0, 4_000)
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+/gi, ' ')
    .replace(/\S+@\S+/g, ' ')
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();

const anyPattern = (...parts: string[]) => new RegExp(parts.join('|'), 'u');

const aboutUs = anyPattern(
  // Lists of senders, and their names.
  String.raw`\b(?:rbl|dnsbl|uribl|surbl|spamcop|barracuda\w*|senderbase|senderscore|uceprotect|sorbs|cloudmark)\b`,
  String.raw`\b(?:black|block|deny|bad|gr[ae]y|white|allow)[ -]?list`,
  String.raw`\blisted (?:in|on|by|at)\b|\bblocked\b|\bblocking\b|\bbanned\b|\breputation\b`,
  // Our network, our name, our proof of who we are.
  String.raw`\bips?\b|\byour (?:network|host|server|domain|isp|mail ?server|provider)\b|\b(?:client|sending) (?:host|server)\b`,
  String.raw`\b(?:spf|dkim|dmarc|ptr|rdns|helo|ehlo)\b|\breverse (?:dns|lookup)|\bauthenticat|\bunauthenticated\b`,
  String.raw`\bsenders?\b|\bmail from\b|\breturn[- ]path\b|\babsender|\bexpéditeur|\bremitente|\bmittente`,
  String.raw`\brelay(?:ing)?\b(?! recipient)|\b(?:not|un) ?authori[sz]ed\b|\bnot permitted\b|\bno permission|\bprohibited\b`,
  // The message, and how much we send.
  String.raw`\w*spam\w*|\bunsolicited\b|\bbulk\b|\bjunk\b|\bpolic(?:y|ies)\b|\bcontent\b|\bvirus\w*|\bmalware\b|\bphish\w*`,
  String.raw`\bsuspicious\b|\bfilter(?:ed|s)?\b|\bsecurity\b|\bcomplaints?\b|\battachments?\b`,
  String.raw`\b(?:message|mail|size) (?:is |was )?(?:too (?:large|big|long)|exceeds)|\bmessage size\b|\btoo (?:large|big|long)\b`,
  String.raw`\brate\b|\bthrottl|\btoo (?:many|much|fast|quickly|frequent)|\b(?:sending|daily|hourly) (?:\w+ )*(?:limit|quota)`,
  String.raw`\bhops?\b|\bloops?\b`,
);

const full = anyPattern(
  String.raw`\bfull\b|\bquota\b|\bstorage\b|\b(?:out of|not enough|insufficient) (?:disk )?(?:space|storage)|\bdisk space\b`,
  String.raw`\bmailbox size\b|\bpostfach (?:ist )?(?:voll|überfüllt)|\bspeicherplatz\b|\bpleine?\b|\bllen[oa]\b|\bpien[oa]\b`,
);

/** The mailbox is there, and may take mail another time. */
const passing = anyPattern(String.raw`\btemporar\w+|\btry again\b|\blater\b|\bvorübergehend\b`);

const whose = `(?:users?|recipient|mail ?box|account|address(?:ee)?|alias|local part|user ?id|customer|person)`;
const gone = anyPattern(
  String.raw`\b(?:no such|unknown|invalid|non-?existe?nt|bad|wrong|unrout(?:e)?able|undeliverable) (?:\w+ ){0,3}(?:${whose}|e-?mail)\b`,
  String.raw`\b${whose}\b[^.;]{0,40}?\b(?:unknown|unavailable|not (?:be )?(?:found|known|available|valid|active|listed|recogni[sz]ed)|disabled|deactivated|inactive|invalid|closed|deleted|terminated|discontinued|no longer|does ?n[o']t exist|does not exist|not exists?)\b`,
  String.raw`\bdoes(?:n't| not) (?:exist|have (?:an? |any )?(?:[\w.-]+ )?(?:account|mailbox))\b`,
  String.raw`\b(?:no|not an?) (?:mail ?box|account|user|one) (?:here|by|with|found|for|of)\b|\bnot (?:our|a) (?:valid |known |local )*(?:customer|user|mailbox|recipient)\b`,
  String.raw`\b(?:recipient|recip|user|mailbox|address) ?not ?found\b|\bno ?such ?user|\bunknown ?user|\bhas no mailbox\b|\bno mailbox\b|\bcould not be found\b`,
  // How Exchange answers for a mailbox that its directory does not have.
  String.raw`\brecipient address rejected: access denied\b`,
  String.raw`\b(?:empfänger|benutzer|adresse|postfach|mailbox) (?:ist )?(?:unbekannt|existiert nicht|nicht (?:gefunden|vorhanden|bekannt))`,
  String.raw`\b(?:utilisateur|destinataire|adresse|compte) inconnue?\b|\bn'existe pas\b`,
  String.raw`\b(?:usuario|destinatario|buzón|cuenta) (?:desconocid[oa]|inexistente)|\bno existe\b`,
  String.raw`\b(?:utente|destinatario|casella|indirizzo) (?:sconosciut[oa]|inesistente)|\bnon esiste\b`,
);

/** Words that refuse and do not say whom. */
const refusing = anyPattern(
  String.raw`\baccess denied\b|\bdenied\b|\brefused\b|\bnot accept(?:ed|ing)?\b|\bnot allowed\b|\bforbidden\b|\brestrict`,
);

type Enhanced = { kind: string; subject: string; detail: string };

function enhanced(text: string): Enhanced | null {
  const [found, kind = '', subject = '', detail = ''] =
    /(?<![\d.])([245])\.(\d{1,3})\.(\d{1,3})(?![\d.])/.exec(text) ?? [];
  return found === undefined ? null : { kind, subject, detail };
}

function byStatus({ kind, subject, detail }: Enhanced): BounceKind | null {
  if (kind === '4') return 'soft';
  if (subject === '1') return ofAddress.get(detail) ?? null;
  if (subject === '2') return ofMailbox.get(detail) ?? null;
  return subject === '4' ? 'soft' : null;
}

/** X.1.7 and X.1.8 of RFC 3463: no word can be about anything else than the address of the sender. */
const ofSender = ['7', '8'];
/** X.1 of RFC 3463 and 7505. Servers on the way (9) are missing. */
const ofAddress = new Map<string, BounceKind>([
  ['0', 'soft'],
  ['1', 'hard'],
  ['2', 'hard'],
  ['3', 'hard'],
  ['4', 'soft'],
  ['6', 'hard'],
  ['10', 'hard'],
]);
/** X.2: other, disabled and full. A message that is too long (3) and a problem of a mailing list (4) are missing. */
const ofMailbox = new Map<string, BounceKind>([
  ['0', 'soft'],
  ['1', 'hard'],
  ['2', 'soft'],
]);
