import { expect, it, vi } from 'vitest';

/** Both functions in a process with these settings. */
async function startedWith(settings: { PAYLOAD_SECRET: string; FORMER_SECRETS?: string }) {
  vi.resetModules();
  for (const [name, value] of Object.entries({ FORMER_SECRETS: '', ...settings })) vi.stubEnv(name, value);
  return import('./sealing.ts');
}
const [old, next] = ['o'.repeat(40), 'n'.repeat(40)];

it('a sealed text opens only in its own place, with the current or a former secret', async () => {
  const { sealText, openText } = await startedWith({ PAYLOAD_SECRET: old });
  const sealed = sealText('mail-secrets', 'a link አገናኝ', 'here');
  expect(sealed).not.toContain('link');
  expect(sealText('mail-secrets', 'a link አገናኝ', 'here'), 'no two are alike').not.toBe(sealed);
  expect(openText('mail-secrets', sealed, 'here')).toBe('a link አገናኝ');
  expect(openText('mail-secrets', sealed, 'there')).toBeNull();
  expect(openText('sign-in-states', sealed, 'here')).toBeNull();
  const later = await startedWith({ PAYLOAD_SECRET: next, FORMER_SECRETS: old });
  expect(later.openText('mail-secrets', sealed, 'here')).toBe('a link አገናኝ');
  const stranger = await startedWith({ PAYLOAD_SECRET: next });
  expect(stranger.openText('mail-secrets', sealed, 'here')).toBeNull();
});

it('an altered, truncated or forged sealed text does not open', async () => {
  const { sealText, openText } = await startedWith({ PAYLOAD_SECRET: old });
  const sealed = Buffer.from(sealText('mail-secrets', 'x', 'here'), 'base64url');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(openText('mail-secrets', changed.toString('base64url'), 'here')).toBeNull();
    expect(openText('mail-secrets', sealed.subarray(0, at).toString('base64url'), 'here')).toBeNull();
  }
  for (const text of ['', 'x', '{}', 'é'.repeat(60)])
    expect(openText('mail-secrets', text, 'here')).toBeNull();
});
