import {
  EMPTY,
  GIVEN_CLUSTER,
  haveTemplate,
  SAMPLES,
  SAMPLES_OF_TODAY,
  startCluster,
} from '../../tests/support/cluster.ts';

type TestDatabase = {
  /** Makes templates that most tests copy; a test that needs one before, or another one, waits for it. */
  fill(): Promise<void>;
  end(): Promise<void>;
};

/** One PostgreSQL for all tests of a verification, because filling its template databases takes half a minute. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const { folder, end } = await startCluster();
  process.env[GIVEN_CLUSTER] = folder;
  return {
    async fill() {
      for (const template of [EMPTY, SAMPLES_OF_TODAY, SAMPLES] as const)
        await haveTemplate(folder, template);
    },
    end,
  };
}
