// Plain JavaScript for the system's Node: this runs before anything is installed.

const WIDTH = 46;
const SHOW_NAME_AFTER_MS = 2000;
const tty = process.stdout.isTTY === true;

/** @param {number} since a value of performance.now() */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs one step: shows its name while it runs, then its duration. A string that `work` returns, such as "up to date", is
 * shown beside the name.
 * @template Result
 * @param {string} name
 * @param {() => Result | Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(name, work) {
  const since = performance.now();
  const begin = () => process.stdout.write(tty ? `  … ${name}` : `  … ${name}\n`);
  const later = tty ? begin() && null : setTimeout(begin, SHOW_NAME_AFTER_MS);
  try {
    const result = await work();
    const note = typeof result === 'string' ? `${name}, ${result}` : name;
    process.stdout.write(`${tty ? '\r\x1b[K' : ''}  ✓ ${note.padEnd(WIDTH)} ${seconds(since).padStart(8)}\n`);
    return result;
  } finally {
    if (later) clearTimeout(later);
  }
}
