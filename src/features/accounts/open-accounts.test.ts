import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubEnv('PAYLOAD_SECRET', 'a secret that only tests know, long enough for production');
});

async function startupLog(setting: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv('SIGN_IN_PROVIDERS', setting);
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation(line => lines.push(String(line)) > 0);
  const { reportProviderProblems } = await import('./open-accounts.ts');
  reportProviderProblems();
  return lines.join('');
}

it('the startup log names what is missing or invalid, and never a secret', async () => {
  expect(await startupLog('')).toContain('"event":"Missing sign-in key"');
  expect(await startupLog('[{"id":"a","clientId":"b"}]')).toContain('"event":"Missing sign-in key"');
  const invalid = await startupLog('[{"id":"a","clientId":"b","clientSecret":"hush"}]');
  expect(invalid).toContain('"event":"Invalid sign-in key","setting":"SIGN_IN_PROVIDERS","provider":"1"');
  expect(invalid).not.toContain('hush');
});

it('the startup log is empty when everything is configured', async () => {
  const whole = { id: 'a', label: 'A', issuer: 'https://a.example', clientId: 'b', clientSecret: 'c' };
  expect(await startupLog(JSON.stringify([whole]))).toBe('');
});
