import { describe, expect, it } from 'vitest';
import { readSender } from '#core/mail-header.ts';
import { findProblem, readImapUrl, readSmtpUrl } from './mail-server.rules.ts';

describe('SMTP_URL', () => {
  it.each([
    ['smtp://mail.example.org', { host: 'mail.example.org', port: 587, secure: false, requireTls: true }],
    ['smtps://mail.example.org', { host: 'mail.example.org', port: 465, secure: true, requireTls: false }],
    ['smtp://localhost:2525', { host: 'localhost', port: 2525, secure: false, requireTls: false }],
    ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, requireTls: false }],
    ['smtp://127.0.0.15/', { host: '127.0.0.15', port: 587, secure: false, requireTls: false }],
    ['smtp://127.0.1', { host: '127.0.1', port: 587, secure: false, requireTls: true }],
    ['smtp://127.a.b.c', { host: '127.a.b.c', port: 587, secure: false, requireTls: true }],
    ['smtp://localhost.org', { host: 'localhost.org', port: 587, secure: false, requireTls: true }],
    ['smtp://notlocalhost', { host: 'notlocalhost', port: 587, secure: false, requireTls: true }],
    ['smtp://relay?tls=required', { host: 'relay', port: 587, secure: false, requireTls: true }],
    ['smtp://relay:25?tls=none', { host: 'relay', port: 25, secure: false, requireTls: false }],
    [
      'smtp://me%40adey.org:p%3Aw%2Fd@mail.example.org:587',
      {
        host: 'mail.example.org',
        port: 587,
        secure: false,
        requireTls: true,
        user: 'me@adey.org',
        password: 'p:w/d',
      },
    ],
  ])('SMTP_URL %s is parsed', (text, server) => {
    expect(readSmtpUrl(text)).toEqual(server);
  });

  it.each([
    ['mail.example.org', 'must be an address such as'],
    ['smtp:mail.example.org', 'must be an address such as'],
    ['smtp:', 'must be an address such as'],
    ['https://mail.example.org', 'must be an address such as'],
    ['smtp://mail.example.org/inbox', 'must not have a path'],
    ['smtp://mail.example.org#inbox', 'must not have a path'],
    ['smtp://:word@mail.example.org', 'needs a name and a password, or neither'],
    ['smtp://mail.example.org?pool=true', 'has the unknown word pool'],
    ['smtp://mail.example.org?tls=maybe', 'has to say tls=required or tls=none'],
    ['smtps://mail.example.org?tls=none', 'cannot be smtps and tls=none at once'],
    ['smtp://me@mail.example.org', 'needs a name and a password, or neither'],
  ])('SMTP_URL %s is refused', (text, problem) => {
    expect(findProblem(readSmtpUrl, text)).toContain(problem);
  });
});

describe('MAIL_RETURN_IMAP_URL', () => {
  it.each([
    [
      'imaps://bounces%40adey.org:word@mail.example.org',
      { host: 'mail.example.org', port: 993, secure: true, requireTls: false },
    ],
    ['imap://bounces%40adey.org:word@mail.example.org', { port: 143, secure: false, requireTls: true }],
    ['imap://bounces%40adey.org:word@127.0.0.1:1143?tls=none', { port: 1143, requireTls: false }],
  ])('MAIL_RETURN_IMAP_URL %s is parsed', (text, server) => {
    expect(readImapUrl(text)).toMatchObject({ ...server, user: 'bounces@adey.org', password: 'word' });
  });

  it.each([
    ['smtp://me:word@mail.example.org', 'must be an address such as imaps://'],
    ['imaps://mail.example.org', 'needs a name and a password'],
    ['imaps://me@mail.example.org', 'needs a name and a password'],
    ['imaps://me:word@mail.example.org?tls=none', 'cannot be imaps and tls=none at once'],
  ])('MAIL_RETURN_IMAP_URL %s is refused', (text, problem) => {
    expect(findProblem(readImapUrl, text)).toContain(problem);
  });
});

describe('MAIL_FROM', () => {
  it.each([
    ['news@adey.org', { name: '', address: 'news@adey.org' }],
    ['  news@adey.org ', { name: '', address: 'news@adey.org' }],
    ['<news@adey.org>', { name: '', address: 'news@adey.org' }],
    ['Adey< news@adey.org > ', { name: 'Adey', address: 'news@adey.org' }],
    ['Adey   <news@adey.org>', { name: 'Adey', address: 'news@adey.org' }],
    ['Adey <news@adey.org>', { name: 'Adey', address: 'news@adey.org' }],
    ['"Adey, the charity" <news@adey.org>', { name: 'Adey, the charity', address: 'news@adey.org' }],
    ['አደይ <news@adey.org>', { name: 'አደይ', address: 'news@adey.org' }],
  ])('MAIL_FROM %s is parsed', (text, sender) => {
    expect(readSender(text)).toEqual(sender);
  });

  it.each(['', 'Adey', 'Adey <news>', 'Adey <a@adey.org> <b@adey.org>', 'a@adey.org, b@adey.org'])(
    'MAIL_FROM %j is refused',
    text => {
      expect(findProblem(readSender, text)).toContain('must be an address such as');
    },
  );
});

it('findProblem returns null for a valid setting, and a message for any other error', () => {
  expect(findProblem(readSender, 'news@adey.org')).toBeNull();
  const broken = () => {
    throw new RangeError('elsewhere');
  };
  expect(findProblem(broken, '')).toBe('cannot be read');
});
