export type TimedTest = { title: string; seconds: number };

/** What one step of the verification found. */
export type StepResult = {
  name: string;
  seconds: number;
  /** Tests that passed; a step without tests has none. */
  passed: number;
  /** Tests that failed; a step that fails other than by its tests counts as one failure. */
  failed: number;
  skipped: number;
  tests: TimedTest[];
  /** What it wrote, shown when it failed. */
  output: string;
};

/** What a test tool's report says. */
export type Report = Pick<StepResult, 'passed' | 'failed' | 'skipped' | 'tests'>;

export const NO_TESTS: Report = { passed: 0, failed: 0, skipped: 0, tests: [] };

/** A tool that ended badly without a failing test to show for it still failed. */
export function countFailure(report: Report, exitCode: number | null): Report {
  return exitCode === 0 || report.failed > 0 ? report : { ...report, failed: 1 };
}
