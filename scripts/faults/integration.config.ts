import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import everything from '../../vitest.config.ts';

const projects = everything.test?.projects ?? [];
const isIntegration = (project: (typeof projects)[number]) =>
  typeof project === 'object' && 'test' in project && project.test?.name === 'integration';

// The usual integration tests, on tables that were created once for all faults.
export default defineConfig({
  ...everything,
  root: process.cwd(),
  test: {
    ...everything.test,
    projects: projects.filter(isIntegration).map(project => {
      if (typeof project !== 'object' || !('test' in project)) return project;
      return {
        ...project,
        test: { ...project.test, globalSetup: [resolve('scripts/faults/database-cluster.ts')] },
      };
    }),
  },
});
