import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const OWNER = { user: 'almaz', password: 'pass:word/with@signs' };

/** What it says instead of an answer of its own: to requests of one method, or of several that differ. */
type Answers = { status: number; body: string | Record<string, string>; to?: string };

/** How the server behaves: `slow` answers after the given time in ms, `down` not at all. */
export type Behaviour = { slow: number; down: boolean; answers?: Answers | undefined };

export type CalendarServer = {
  /** The calendar of OWNER. */
  url: string;
  behaves: Behaviour;
  /** Puts an event into the calendar, as another program of its owner does. */
  put(name: string, event: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** The files in it, by name. */
  files(): Promise<Map<string, string>>;
  close(): Promise<void>;
};

/**
 * A real CalDAV server, Radicale, with one calendar, behind a proxy that can make it slow or take it away.
 * @throws when Radicale is missing or does not start: a test without it proves nothing.
 */
export async function startRadicale(): Promise<CalendarServer> {
  const folder = await mkdtemp(join(tmpdir(), 'radicale-'));
  const calendar = join(folder, 'collections', 'collection-root', OWNER.user, 'work');
  await mkdir(calendar, { recursive: true });
  await writeFile(join(folder, 'users'), `${OWNER.user}:${OWNER.password}\n`);
  await writeFile(
    join(calendar, '.Radicale.props'),
    JSON.stringify({ tag: 'VCALENDAR', 'D:displayname': 'Work' }),
  );
  const port = await freePort();
  const settings = [
    `[server]\nhosts = 127.0.0.1:${port}`,
    `[auth]\ntype = htpasswd\nhtpasswd_filename = ${folder}/users\nhtpasswd_encryption = plain\ndelay = 0`,
    `[storage]\nfilesystem_folder = ${folder}/collections`,
  ];
  await writeFile(join(folder, 'config'), `${settings.join('\n')}\n`);
  const radicale = spawn('radicale', ['--config', join(folder, 'config')], { stdio: 'ignore' });
  let ended: string | undefined;
  radicale.once('error', () => {
    ended = 'There is no Radicale: npm run verify installs it, or apt-get install radicale';
  });
  radicale.once('exit', code => {
    ended ??= `Radicale ended with ${code}`;
  });
  for (let tries = 0; ended === undefined && !(await answers(port)); tries += 1) {
    if (tries > 100) throw new Error('Radicale did not start');
    await sleep(100);
  }
  if (ended !== undefined) throw new Error(ended);
  const behaves: Behaviour = { slow: 0, down: false };
  const proxy = proxyTo(port, behaves);
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
  const { port: open } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${open}/${OWNER.user}/work/`,
    behaves,
    put: (name, event) => writeFile(join(calendar, `${name}.ics`), event),
    remove: name => unlink(join(calendar, `${name}.ics`)),
    async files() {
      const names = (await readdir(calendar)).filter(name => name.endsWith('.ics'));
      const read = names.map(async name => [name, await readFile(join(calendar, name), 'utf8')] as const);
      return new Map(await Promise.all(read));
    },
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      const gone = new Promise(resolve => radicale.once('exit', resolve));
      radicale.kill();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function proxyTo(port: number, behaves: Behaviour): Server {
  return createServer((incoming, outgoing) => {
    if (behaves.down) return void incoming.socket.destroy();
    setTimeout(() => {
      const { method = '', url, headers } = incoming;
      const { status, body = '', to = method } = behaves.answers ?? {};
      if (status !== undefined && to === method)
        return void outgoing.writeHead(status).end(typeof body === 'string' ? body : body[method]);
      const onward = request({ port, host: '127.0.0.1', method, path: url, headers }, answer => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    }, behaves.slow);
  });
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/.web/`).then(
    () => true,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}
