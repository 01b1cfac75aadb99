import {
  EMPTY,
  GIVEN_CLUSTER,
  haveTemplate,
  SAMPLES,
  SAMPLES_OF_TODAY,
  startCluster,
} from '../../tests/support/cluster.ts';

/** One PostgreSQL for all tests of a verification, because filling its template databases takes half a minute. */
export async function startTestDatabase(): Promise<{ fill(): Promise<void>; end(): Promise<void> }> {
  const { folder, end } = await startCluster();
  process.env[GIVEN_CLUSTER] = folder;
  return {
    /** Makes the templates that most tests copy; a test that needs one before waits for it. */
    async fill() {
      for (const template of [EMPTY, SAMPLES, SAMPLES_OF_TODAY] as const)
        await haveTemplate(folder, template);
    },
    end,
  };
}
