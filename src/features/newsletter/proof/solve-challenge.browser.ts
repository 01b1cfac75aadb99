import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

// A worker of its own: hundreds of tries never hold up typing. It gets one task and gives one solution, or null.
self.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge: data, deriveKey, timeout: 60_000 }).catch(() => null);
  self.postMessage(solution);
});
