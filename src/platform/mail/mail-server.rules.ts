/** The mail server, and how to connect to it. */
export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the first byte (smtps). */
  secure: boolean;
  /** Whether STARTTLS must come before any other command. */
  requireTls: boolean;
  user?: string;
  password?: string;
};

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const tlsWords = ['required', 'none'];

/**
 * Reads SMTP_URL: `smtp://user:password@host:587` (encrypted by STARTTLS) or `smtps://…:465`. Unencrypted only to
 * this machine, or with `?tls=none`.
 * @throws TypeError with what is wrong; it continues the name of the setting.
 */
export function readSmtpUrl(text: string): SmtpServer {
  const url = URL.parse(text);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw new TypeError('must be an address such as smtp://user:password@mail.example.org:587');
  if (!['', '/'].includes(url.pathname) || url.hash !== '') throw new TypeError('must not have a path');
  const unknown = [...url.searchParams.keys()].find(name => name !== 'tls');
  if (unknown !== undefined) throw new TypeError(`has the unknown word ${unknown}; the one there is: tls`);
  const tls = url.searchParams.get('tls') ?? 'required';
  if (!tlsWords.includes(tls)) throw new TypeError('has to say tls=required or tls=none');
  if ((url.username === '') !== (url.password === ''))
    throw new TypeError('needs a name and a password, or neither');
  const secure = url.protocol === 'smtps:';
  if (secure && tls === 'none') throw new TypeError('cannot be smtps and tls=none at once');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    requireTls: !secure && tls === 'required' && !loopback.test(url.hostname),
    ...(url.username !== '' && {
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    }),
  };
}

/** The problem `read` finds in a text, or null: for settings. */
export function problemOf(read: (text: string) => unknown, text: string): string | null {
  try {
    read(text);
    return null;
  } catch (error) {
    return error instanceof TypeError ? error.message : 'cannot be read';
  }
}

/** A mailbox that is read over IMAP. */
export type ImapServer = {
  host: string;
  port: number;
  /** TLS from the first byte (imaps). */
  secure: boolean;
  /** Whether STARTTLS must come before the name and the password. */
  requireTls: boolean;
  user: string;
  password: string;
};

/**
 * Reads MAIL_RETURN_IMAP_URL: `imaps://user:password@host` or `imap://…:143`, which is encrypted by STARTTLS.
 * Unencrypted only to this machine, or with `?tls=none`.
 * @throws TypeError with what is wrong; it continues the name of the setting.
 */
export function readImapUrl(text: string): ImapServer {
  const url = URL.parse(text);
  if (!url || !['imap:', 'imaps:'].includes(url.protocol) || url.hostname === '')
    throw new TypeError('must be an address such as imaps://bounces%40example.org:password@mail.example.org');
  if (!['', '/'].includes(url.pathname) || url.hash !== '') throw new TypeError('must not have a path');
  const unknown = [...url.searchParams.keys()].find(name => name !== 'tls');
  if (unknown !== undefined) throw new TypeError(`has the unknown word ${unknown}; the one there is: tls`);
  const tls = url.searchParams.get('tls') ?? 'required';
  if (!['required', 'none'].includes(tls)) throw new TypeError('has to say tls=required or tls=none');
  if (url.username === '' || url.password === '') throw new TypeError('needs a name and a password');
  const secure = url.protocol === 'imaps:';
  if (secure && tls === 'none') throw new TypeError('cannot be imaps and tls=none at once');
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (secure ? 993 : 143)),
    secure,
    requireTls: !secure && tls === 'required' && !loopback.test(url.hostname),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}
