/** More cold pages are asked for than the site can render soon; the visitor may ask again in a moment. */
export class SiteBusyError extends Error {
  override name = 'SiteBusyError';
}

/** The work took longer than it may. */
export class TookTooLongError extends Error {
  override name = 'TookTooLongError';
}

export type TurnLimits = { readonly atOnce: number; readonly waiting: number; readonly workMs: number };

/**
 * Runs at most `atOnce` pieces of work at a time, first come first served, so that a crawler on a cold cache cannot
 * pile up renders until memory ends. Throws SiteBusyError when `waiting` are in line already, TookTooLongError when
 * a piece outlasts `workMs`; its turn is then free again.
 */
export function takeTurns(limits: TurnLimits): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const line: (() => void)[] = [];
  let running = 0;

  return async work => {
    if (running >= limits.atOnce) {
      if (line.length >= limits.waiting)
        throw new SiteBusyError(`${line.length} renders are waiting already.`);
      await new Promise<void>(resolve => line.push(resolve));
    } else {
      running++;
    }
    try {
      return await within(limits.workMs, work());
    } finally {
      const next = line.shift();
      if (next) next();
      else running--;
    }
  };
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new TookTooLongError(`Gave up after ${milliseconds} ms.`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
