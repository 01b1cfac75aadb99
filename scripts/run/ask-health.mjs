import { argv, env, exit } from 'node:process';

// The health check of a container. Each process has its own port (METRICS_PORT for the site, one above for the
// admin, two above for the mail worker), and a container runs one of them.
const base = Number(env.METRICS_PORT || env.OPERATIONS_PORT || '9300');
const path = argv[2] === 'ready' ? '/readyz' : '/livez';
const given = env.METRICS_HOST || env.OPERATIONS_HOST || '';
const host = ['0.0.0.0', '::', ''].includes(given) ? '127.0.0.1' : given;

/** @param {number} port */
async function isHealthy(port) {
  try {
    return (await fetch(`http://${host}:${port}${path}`, { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    return false;
  }
}

const answers = await Promise.all([base, base + 1, base + 2].map(isHealthy));
exit(answers.includes(true) ? 0 : 1);
