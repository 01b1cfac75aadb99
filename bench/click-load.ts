import { connect, type Socket } from 'node:net';

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

/** Below the thirty a minute that one network may (ruling 36), so that every click is let through and none by accident. */
export const clicksPerNetwork = 20;

export type ClickLoad = {
  /** Ports of site processes on this machine; the connections are spread over them. */
  readonly ports: readonly number[];
  readonly connections: number;
  readonly clicks: number;
  readonly key: string;
  /** Where the networks that click begin: two loads that must not share a limit begin apart. */
  readonly firstNetwork?: number;
  /** Ends the load before its clicks are through. */
  readonly stop?: AbortSignal;
};

export type ClickResult = {
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  /** The number each counted click was told. */
  readonly told: readonly number[];
  /** Clicks that were sent and never answered: nobody knows whether they were counted. */
  readonly unanswered: number;
  readonly milliseconds: readonly number[];
  readonly seconds: number;
};

/** Clicks on `connections` connections that stay open, each click after the answer to the one before. */
export async function clickThrough(load: ClickLoad): Promise<ClickResult> {
  const result = { statuses: {} as Record<number, number>, told: [] as number[], unanswered: 0 };
  const milliseconds: number[] = [];
  let next = 0;

  async function clickOn(port: number): Promise<void> {
    const line = await openLine(port);
    while (line && next < load.clicks && !load.stop?.aborted) {
      const network = (load.firstNetwork ?? 0) + Math.floor(next++ / clicksPerNetwork);
      const since = performance.now();
      const answer = await line.ask(clickFrom(network, load.key));
      if (!answer) {
        result.unanswered += 1;
        return;
      }
      milliseconds.push(performance.now() - since);
      result.statuses[answer.status] = (result.statuses[answer.status] ?? 0) + 1;
      const told = /"n":(\d+)/.exec(answer.text);
      if (answer.status === 200 && told) result.told.push(Number(told[1]));
    }
    line?.close();
  }

  const began = performance.now();
  await Promise.all(
    Array.from({ length: load.connections }, (_, at) => clickOn(load.ports[at % load.ports.length] ?? 0)),
  );
  return { ...result, milliseconds, seconds: (performance.now() - began) / 1000 };
}

function clickFrom(network: number, key: string): string {
  const body = JSON.stringify({ key });
  const address = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
  return [
    'POST /api/addClick HTTP/1.1',
    'host: localhost',
    `user-agent: ${browser}`,
    `x-forwarded-for: ${address}`,
    'accept-encoding: gzip, deflate, br',
    'content-type: application/json',
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

type Answer = { status: number; text: string };

/** One connection; `ask` gives null when it is lost before the answer is whole. Null when nobody listens. */
async function openLine(port: number) {
  const socket = await open(port);
  if (!socket) return null;
  let text = '';
  let told: ((answer: Answer | null) => void) | null = null;
  const tell = (answer: Answer | null) => {
    const teller = told;
    told = null;
    text = '';
    teller?.(answer);
  };
  socket.on('data', (chunk: string) => {
    text += chunk;
    if (isWhole(text)) tell({ status: Number(text.slice(9, 12)), text });
  });
  socket.on('close', () => tell(null));
  return {
    ask(request: string): Promise<Answer | null> {
      if (socket.destroyed) return Promise.resolve(null);
      return new Promise(resolve => {
        told = resolve;
        socket.write(request);
      });
    },
    close: () => socket.destroy(),
  };
}

function open(port: number): Promise<Socket | null> {
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.setEncoding('latin1');
    socket.once('connect', () => resolve(socket));
    socket.on('error', () => resolve(null));
  });
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end));
  return length ? text.length >= end + 4 + Number(length[1]) : text.endsWith('\r\n0\r\n\r\n');
}
