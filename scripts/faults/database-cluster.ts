import type { TestProject } from 'vitest/node';

/** The same as tests/support/database-cluster.ts, on the PostgreSQL that scripts/faults/run.ts started. */
export default function provideCluster(project: TestProject): void {
  project.provide('cluster', String(process.env.JOURNEY_CLUSTER));
}
