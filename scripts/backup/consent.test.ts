import { expect, it } from 'vitest';
import type { CheckedManifest } from '#platform/backup/check-backup.ts';
import { requireProof } from './consent.ts';

it('a backup without proof of its author is restored only with --accept-unproven', () => {
  const restore = (isProven: boolean, unproven: boolean) => () =>
    requireProof({ isProven } as CheckedManifest, { replace: true, yes: true, unproven });
  expect(restore(false, false)).toThrow(
    /^Who wrote this backup is not proven.*add --accept-unproven; nothing/,
  );
  expect(restore(true, false)).not.toThrow();
  expect(restore(false, true)).not.toThrow();
});
