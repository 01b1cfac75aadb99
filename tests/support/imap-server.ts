import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';

export type ImapMailbox = {
  port: number;
  /** Puts messages into the mailbox, unread. */
  deliver(...messages: string[]): Promise<void>;
  /** The subjects that are there, and whether each was read. */
  list(): Promise<{ subject: string; seen: boolean }[]>;
  close(): Promise<void>;
};

const user = 'bounces@adey.test';
const password = 'pass:word/with@signs';
/** How a setting names the mailbox at a port. */
export const mailboxAddress = (port: number, as = password) =>
  `imap://${encodeURIComponent(user)}:${encodeURIComponent(as)}@127.0.0.1:${port}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise(resolve => server.close(resolve));
  return port;
}

const isRoot = process.getuid?.() === 0;

/** Dovecot opens no mailbox as root, so root lets it work as nobody. */
const owner = () => (isRoot ? { uid: 65_534, gid: 65_534 } : { uid: userInfo().uid, gid: userInfo().gid });

/** Without root all its processes are of the one user there is, and none is shut into a folder. */
const withoutRoot = (group: string) => `
default_internal_user = ${userInfo().username}
default_login_user = ${userInfo().username}
default_internal_group = ${group}
service anvil {
  chroot =
}
service stats {
  chroot =
}
service imap-login {
  chroot =
}
`;

const configuration = (folder: string, port: number, group: string) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${owner().uid} gid=${owner().gid} home=${folder}/mail
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${isRoot ? '' : withoutRoot(group)}`;

/**
 * A real IMAP server, Dovecot, with one empty mailbox on a free port of 127.0.0.1.
 * @throws when Dovecot is missing or does not start: a test without it proves nothing.
 */
export async function startMailbox(): Promise<ImapMailbox> {
  const folder = await mkdtemp(join(tmpdir(), 'adey-imap-'));
  await mkdir(join(folder, 'mail'));
  for (const each of [folder, join(folder, 'mail')]) await chmod(each, 0o777);
  const port = await freePort();
  const group = process.getgid?.() ?? 0;
  const file = join(folder, 'dovecot.conf');
  await writeFile(file, configuration(folder, port, await groupName(group)));
  const server = spawn('dovecot', ['-F', '-c', file], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  let ended: string | null = null;
  server.on(
    'error',
    () => (ended = 'There is no Dovecot: npm run verify installs it, or apt-get install dovecot-imapd'),
  );
  const closed = new Promise<void>(resolve => server.on('close', () => resolve()));
  void closed.then(
    async () => (ended ??= await readFile(join(folder, 'log'), 'utf8').catch(() => 'Dovecot ended.')),
  );

  async function open<Value>(act: (client: ImapFlow) => Promise<Value>): Promise<Value> {
    const client = new ImapFlow({
      host: '127.0.0.1',
      port,
      secure: false,
      doSTARTTLS: false,
      auth: { user, pass: password },
      logger: false,
    });
    client.on('error', () => undefined);
    await client.connect();
    const lock = await client.getMailboxLock('INBOX');
    try {
      return await act(client);
    } finally {
      lock.release();
      await client.logout();
    }
  }

  for (let tries = 0; ; tries += 1) {
    if (ended !== null) throw new Error(ended);
    const isReady = await open(async () => true).catch(() => false);
    if (isReady) break;
    if (tries > 100)
      throw new Error(
        `Dovecot did not start: ${await readFile(join(folder, 'log'), 'utf8').catch(() => '')}`,
      );
    await sleep(100);
  }
  return {
    port,
    deliver: (...messages) =>
      open(async client => {
        for (const message of messages) await client.append('INBOX', message.replace(/\r?\n/g, '\r\n'));
      }),
    list: () =>
      open(async client => {
        const found: { subject: string; seen: boolean }[] = [];
        for await (const { envelope, flags } of client.fetch('1:*', { envelope: true, flags: true }))
          found.push({ subject: envelope?.subject ?? '', seen: flags?.has('\\Seen') ?? false });
        return found;
      }),
    async close() {
      server.kill('SIGTERM');
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function groupName(gid: number): Promise<string> {
  const groups = await readFile('/etc/group', 'utf8');
  return (
    groups
      .split('\n')
      .map(line => line.split(':'))
      .find(([, , number]) => Number(number) === gid)?.[0] ?? String(gid)
  );
}
