import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

// Runs in a worker, because hundreds of attempts would block typing. Receives one challenge, posts one solution or
// null.
self.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge: data, deriveKey, timeout: 60_000 }).catch(() => null);
  self.postMessage(solution);
});
