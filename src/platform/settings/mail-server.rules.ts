type MailServer = {
  host: string;
  port: number;
  /** TLS from the first byte (smtps, imaps). */
  secure: boolean;
  /** Whether STARTTLS must come before any other command, above all the login. */
  requireTls: boolean;
};

/** The server that takes our mail. */
export type SmtpServer = MailServer & { user?: string; password?: string };

/** A mailbox that is read over IMAP. */
export type ImapServer = MailServer & { user: string; password: string };

type Protocol = { name: 'smtp' | 'imap'; port: number; securePort: number; example: string };

const smtp: Protocol = {
  name: 'smtp',
  port: 587,
  securePort: 465,
  example: 'smtp://user:password@mail.example.org:587',
};
const imap: Protocol = {
  name: 'imap',
  port: 143,
  securePort: 993,
  example: 'imaps://bounces%40example.org:password@mail.example.org',
};

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Reads SMTP_URL: `smtp://user:password@host:587` (encrypted by STARTTLS) or `smtps://…:465`. Unencrypted only to
 * this machine, or with `?tls=none`.
 * @throws TypeError with what is wrong; it continues the name of the setting.
 */
export function readSmtpUrl(text: string): SmtpServer {
  const { server, user, password } = readServerUrl(text, smtp);
  if ((user === '') !== (password === '')) throw new TypeError('needs a name and a password, or neither');
  return user === '' ? server : { ...server, user, password };
}

/**
 * Reads MAIL_RETURN_IMAP_URL: `imaps://user:password@host` or `imap://…:143`, which is encrypted by STARTTLS.
 * Unencrypted only to this machine, or with `?tls=none`.
 * @throws TypeError with what is wrong; it continues the name of the setting.
 */
export function readImapUrl(text: string): ImapServer {
  const { server, user, password } = readServerUrl(text, imap);
  if (user === '' || password === '') throw new TypeError('needs a name and a password');
  return { ...server, user, password };
}

function readServerUrl(text: string, { name, port, securePort, example }: Protocol) {
  const url = URL.parse(text);
  if (!url || ![`${name}:`, `${name}s:`].includes(url.protocol) || url.hostname === '')
    throw new TypeError(`must be an address such as ${example}`);
  if (!['', '/'].includes(url.pathname) || url.hash !== '') throw new TypeError('must not have a path');
  const unknown = [...url.searchParams.keys()].find(parameter => parameter !== 'tls');
  if (unknown !== undefined) throw new TypeError(`has the unknown word ${unknown}; the one there is: tls`);
  const tls = url.searchParams.get('tls') ?? 'required';
  if (!['required', 'none'].includes(tls)) throw new TypeError('has to say tls=required or tls=none');
  const secure = url.protocol === `${name}s:`;
  if (secure && tls === 'none') throw new TypeError(`cannot be ${name}s and tls=none at once`);
  const server: MailServer = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (secure ? securePort : port)),
    secure,
    requireTls: !secure && tls === 'required' && !loopback.test(url.hostname),
  };
  return { server, user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) };
}

/** The problem `read` finds in a text, or null: for settings. */
export function findProblem(read: (text: string) => unknown, text: string): string | null {
  try {
    read(text);
    return null;
  } catch (error) {
    return error instanceof TypeError ? error.message : 'cannot be read';
  }
}
