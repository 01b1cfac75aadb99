import { startTestStack } from '../../tests/support/test-stack.ts';

/** What tests/support/journeys-setup.ts does, on the PostgreSQL that scripts/faults/run.ts started. */
export default async function openForFaults(): Promise<() => Promise<void>> {
  const folder = String(process.env.JOURNEY_CLUSTER);
  const stack = await startTestStack(
    { folder },
    { samples: true, signIn: true, withoutStaff: process.env.JOURNEY_ADMIN === 'off' },
  );
  process.env.JOURNEY_STACK = JSON.stringify({ siteUrl: stack.siteUrl, staffUrl: stack.staffUrl });
  return () => stack.close();
}
