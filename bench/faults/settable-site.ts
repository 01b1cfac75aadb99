import { readFileSync } from 'node:fs';

/**
 * The site with a clock that can be set while it runs: what `new Date()` and `Date.now()` say is the system's time and
 * as many milliseconds more as stand in the file SETTABLE_CLOCK. Monotonic clocks and timers run on as in a machine
 * whose clock is set. It is a program of its own: house.ts runs it in place of server.ts.
 */
const file = process.env.SETTABLE_CLOCK ?? '';
const SystemDate = Date;
let aheadMs = 0;
setInterval(() => {
  aheadMs = Number(readFileSync(file, 'utf8')) || 0;
}, 20).unref();

// Called as a function or with arguments it is the system's; only "now" is another.
globalThis.Date = new Proxy(SystemDate, {
  construct: (date, given: [], newTarget) =>
    Reflect.construct(
      date,
      given.length === 0 ? [SystemDate.now() + aheadMs] : given,
      newTarget === globalThis.Date ? date : newTarget,
    ),
  get: (date, name, receiver) =>
    name === 'now' ? () => SystemDate.now() + aheadMs : Reflect.get(date, name, receiver),
});

await import('../../server.ts');
