import { openStackPool } from '../../tests/support/stack-pool.ts';

/** The same as tests/support/journeys-setup.ts, on the PostgreSQL that scripts/faults/run.ts started. */
export default function openForFaults(): Promise<() => Promise<void>> {
  const folder = String(process.env.JOURNEY_CLUSTER);
  return openStackPool({ folder }, process.env.JOURNEY_ADMIN === 'off' ? { withoutStaff: true } : {});
}
