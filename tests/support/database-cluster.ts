import type { TestProject } from 'vitest/node';
import { EMPTY, haveTemplate, openCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the PostgreSQL all integration tests of a run share. */
    cluster: string;
  }
}

/** Runs once before all integration tests: one PostgreSQL, one migrated template that every test file copies. */
export default async function provideCluster(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openCluster();
  try {
    await haveTemplate(cluster.folder, EMPTY);
  } catch (error) {
    await cluster.end();
    throw error;
  }
  project.provide('cluster', cluster.folder);
  return cluster.end;
}
