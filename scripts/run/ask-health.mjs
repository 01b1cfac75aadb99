import { argv, env, exit } from 'node:process';

// What a container asks to learn whether its process is well. Each process has its own place (OPERATIONS_PORT for the site,
// one above for the staff door, two for the mail), and in a container there is one of them.
const base = Number(env.OPERATIONS_PORT || '9300');
const path = argv[2] === 'ready' ? '/readyz' : '/livez';
const host = ['0.0.0.0', '::', undefined, ''].includes(env.OPERATIONS_HOST)
  ? '127.0.0.1'
  : env.OPERATIONS_HOST;

/** @param {number} port */
async function isWell(port) {
  try {
    return (await fetch(`http://${host}:${port}${path}`, { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}

const answers = await Promise.all([base, base + 1, base + 2].map(isWell));
exit(answers.includes(true) ? 0 : 1);
