import type { TestProject } from 'vitest/node';

/** What tests/support/database-cluster.ts does, on the PostgreSQL that scripts/faults/run.ts started. */
export default function provideCluster(project: TestProject): void {
  project.provide('cluster', String(process.env.JOURNEY_CLUSTER));
}
