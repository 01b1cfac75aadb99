/** `failure` is the first line of what failed, null where the test passed. */
export type TestResult = { file: string; title: string; failure: string | null };

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
};

/** Reads what `vitest --reporter=json` wrote. A file that did not load, or whose preparation failed, has no results. */
export function readVitest({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages }) => ({
        file: name,
        title: fullName,
        failure: status === 'failed' ? firstLine(failureMessages?.[0] ?? 'failed') : null,
      })),
  );
}

type Problem = { message?: string; stack?: string };
type Suite = {
  title: string;
  suites?: Suite[];
  specs: { title: string; file: string; tests: { results: { status: string; errors: Problem[] }[] }[] }[];
};

/**
 * Reads what Playwright's JSON reporter wrote. A journey counts as failed when an error occurred in its own file: one
 * whose servers did not start says nothing about what it tests.
 */
export function readPlaywright({ suites }: { suites: Suite[] }): TestResult[] {
  return suites.flatMap(suite => readSuite(suite, []));
}

function readSuite({ title, suites = [], specs }: Suite, above: readonly string[]): TestResult[] {
  const path = [...above, title];
  const own = specs.flatMap(spec =>
    spec.tests.flatMap(({ results }) =>
      results.flatMap(({ status, errors }): TestResult[] => {
        const result = { file: `tests/journeys/${spec.file}`, title: [...path, spec.title].join(' ') };
        if (status === 'passed') return [{ ...result, failure: null }];
        const found = errors.find(({ message, stack }) => `${message}\n${stack}`.includes(spec.file));
        return found ? [{ ...result, failure: firstLine(found.message ?? 'failed') }] : [];
      }),
    ),
  );
  return [...own, ...suites.flatMap(suite => readSuite(suite, path))];
}

function firstLine(message: string): string {
  const line = message.split('\n').find(text => text.trim() !== '') ?? '';
  // Terminal colours start with character 27.
  return line.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g'), '').slice(0, 160);
}
