import { openHouse } from '../../tests/support/house.ts';

/** What tests/support/journeys-setup.ts does, on the PostgreSQL that scripts/faults/run.ts started. */
export default async function openForFaults(): Promise<() => Promise<void>> {
  const folder = String(process.env.JOURNEY_CLUSTER);
  const house = await openHouse(
    { folder },
    { samples: true, signIn: true, withoutStaff: process.env.JOURNEY_ADMIN === 'off' },
  );
  process.env.JOURNEY_HOUSE = JSON.stringify({ siteUrl: house.siteUrl, staffUrl: house.staffUrl });
  return () => house.close();
}
