/** The longest address mail servers accept (RFC 5321, 4.5.3.1). */
export const longestEmail = 254;
/** The longest part of a domain between two dots (RFC 1035, 2.3.4). */
const longestLabel = 63;

// Characters that separate addresses and names in mail headers are not allowed here (RFC 5322, 3.2.3), nor are
// invisible ones.
const text = String.raw`[^\s\p{C}\p{DI}@,;:<>\(\)\[\]"\\]+`;
const part = String.raw`[^\s\p{C}\p{DI}@.,;:<>\(\)\[\]"\\]+`;

/**
 * Text, at-sign, text, dot, text: for the `pattern` of a field, which matches from end to end. It lets every address
 * through that `parseMailbox` knows, and a few it refuses.
 */
export const emailPattern = String.raw`${text}@${part}(\.${part})+`;

const whole = new RegExp(`^${emailPattern}$`, 'u');
/** In ASCII a domain has letters, digits and hyphens only; anything else would end it or begin something else. */
const hostName = /^(?:[a-z0-9-]|[^\p{ASCII}])+(?:\.(?:[a-z0-9-]|[^\p{ASCII}])+)+$/u;

/**
 * The mailbox behind an address, or null where the text is no address. Mail is delivered to this form, and addresses are
 * compared by it, so that a link made for one address cannot go to another. Letters are lower case, characters that look
 * alike are one (NFKC), and the domain is in its ASCII form (`bücher.de` is `xn--bcher-kva.de`).
 */
export function parseMailbox(address: string): string | null {
  if (!whole.test(address)) return null;
  const mailbox = normalised(address);
  if (!whole.test(mailbox)) return null;
  const at = mailbox.indexOf('@');
  const domain = asciiDomain(mailbox.slice(at + 1));
  if (domain === null) return null;
  const found = `${mailbox.slice(0, at)}@${domain}`;
  return new TextEncoder().encode(found).length <= longestEmail ? found : null;
}

/** Whether a text is an email address: something before the at-sign, and a domain with a dot after it. */
export function isEmailAddress(value: string): boolean {
  return value.length <= longestEmail && parseMailbox(value) !== null;
}

/**
 * An address without what pasting brings along: surrounding blanks, and invisible characters in it (zero-width
 * spaces, soft hyphens, direction marks).
 */
export function pastedEmail(text: string): string {
  return text.replace(/[\p{Cf}\p{DI}]/gu, '').trim();
}

/**
 * The form in which addresses are stored and looked up: the mailbox. A text that is no address is returned as it is, which
 * equals no mailbox.
 */
export function comparedEmail(address: string): string {
  return parseMailbox(address) ?? address;
}

/** Where dots before the at-sign make no difference. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The inbox that mail to an address probably ends up in, for limits only: without what follows a plus, which many servers let
 * their users add, and at Gmail without dots.
 */
export function toInbox(address: string): string {
  const mailbox = comparedEmail(address);
  const at = mailbox.lastIndexOf('@');
  const [local = '', domain = ''] = [mailbox.slice(0, at), mailbox.slice(at + 1)];
  const name = local.replace(/(?<=.)\+.*$/u, '');
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

// Lower case can leave a text that NFKC would change again.
const normalised = (address: string) => address.normalize('NFKC').toLowerCase().normalize('NFKC');

/** A normalised domain in ASCII; null if a part of it is lost, cut off or changed on the way. */
function asciiDomain(domain: string): string | null {
  if (!hostName.test(domain)) return null;
  const url = parsedUrl(`http://${domain}/`);
  if (url === null || url.href !== `http://${url.hostname}/`) return null;
  const labels = domain.split('.');
  const ascii = url.hostname.split('.');
  const survives = (label: string, at: number) =>
    /^\p{ASCII}+$/u.test(labels[at] ?? '') ? label === labels[at] : label.startsWith('xn--');
  const isHostName = (label: string) => label.length <= longestLabel && !/^-|-$/.test(label);
  const whole = ascii.length === labels.length && ascii.every(survives) && ascii.every(isHostName);
  return whole && !/^\d+$/.test(ascii.at(-1) ?? '') ? url.hostname : null;
}

/** `URL.parse` is missing in browsers from before 2024. */
function parsedUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
