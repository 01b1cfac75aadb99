import { connect, type Socket } from 'node:net';
import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises';
import { type Spread, spread } from '../report/spread.ts';
import { createAnswerReader } from './answer-reader.ts';

/** Visitors who come at a constant rate, however slowly they are answered. */
export type Coming = {
  readonly port: number;
  /** What each of them sends, whole. */
  readonly request: string;
  readonly perSecond: number;
  readonly seconds: number;
  /** Arrivals of the first seconds are answered but not counted. */
  readonly warmUp?: number;
  readonly connections?: number;
};

export type Arrivals = {
  readonly counted: number;
  /** Not answered, or not with the status the first one was answered with; those of the warm-up too. */
  readonly failed: number;
  /** Milliseconds from the moment each meant to ask to the last byte of the answer. */
  readonly waits: Spread;
};

const timeoutMs = 10_000;

/**
 * Open-loop load: the next visitor comes when the clock says so, not when the last one has been answered, and a visitor
 * waits from the moment they meant to ask. A server that stops for a moment is charged for everybody who came meanwhile,
 * which tools that wait for answers leave out. Visitors share kept connections, one request at a time on each; who finds
 * none free stands in line. The sender never sleeps: it takes a core of its own.
 */
export async function letArrive(coming: Coming): Promise<Arrivals> {
  const { perSecond, seconds, warmUp = 1, connections = 100 } = coming;
  const total = Math.round(perSecond * (warmUp + seconds));
  const waits: number[] = [];
  const meant: number[] = [];
  let [inLine, failed, over] = [0, 0, 0];
  let countedFrom = Number.POSITIVE_INFINITY;
  const free: Lane[] = [];

  const done = (lane: Lane, since: number, isGood: boolean) => {
    over += 1;
    if (!isGood) failed += 1;
    else if (since >= countedFrom) waits.push(performance.now() - since);
    if (inLine < meant.length) lane.ask(meant[inLine++] ?? 0);
    else free.push(lane);
  };
  const lanes = await openLanes(connections, coming, done);
  free.push(...lanes);

  const began = performance.now();
  countedFrom = began + warmUp * 1000;
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - began) * perSecond) / 1000));
    for (; sent < due; sent += 1) {
      const since = began + (sent * 1000) / perSecond;
      const lane = free.pop();
      if (lane) lane.ask(since);
      else meant.push(since);
    }
    await nextTick();
  }
  const giveUpAt = performance.now() + timeoutMs;
  while (over < total && performance.now() < giveUpAt) await sleep(5);
  for (const lane of lanes) lane.close();
  return { counted: waits.length, failed: failed + (total - over), waits: spread(waits) };
}

type Lane = { ask(since: number): void; close(): void };
type Done = (lane: Lane, since: number, isGood: boolean) => void;

async function openLanes(connections: number, coming: Coming, done: Done): Promise<Lane[]> {
  const expected = { status: 0 };
  const lanes: Lane[] = [];
  for (let number = 0; number < connections; number += 1) lanes.push(await openLane(coming, expected, done));
  return lanes;
}

/** One kept connection; opened anew when the server closes it, and what it was asked then counts as failed. */
async function openLane(coming: Coming, expected: { status: number }, done: Done): Promise<Lane> {
  let since: number | null = null;
  let isOver = false;
  const answered = (isGood: boolean) => {
    const began = since;
    since = null;
    if (began !== null) done(lane, began, isGood);
  };
  const open = async () => {
    const socket = await connected(coming.port);
    const reader = createAnswerReader(status => {
      expected.status ||= status;
      answered(status === expected.status);
    });
    socket.on('data', chunk => reader.read(chunk));
    socket.on('close', async () => {
      if (isOver) return;
      current = await open();
      answered(false);
    });
    return socket;
  };
  const lane: Lane = {
    ask(began) {
      since = began;
      current.write(coming.request);
    },
    close() {
      isOver = true;
      current.destroy();
    },
  };
  let current = await open();
  return lane;
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
    // What went wrong shows in what was not answered.
    socket.on('error', () => socket.destroy());
  });
}
