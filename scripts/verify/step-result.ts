/** A test file, and the total seconds of its tests. */
export type TimedFile = { file: string; seconds: number };

/** A test that failed first and passed on a retry; `trace` is what the browser did the second time. */
export type Flaky = { title: string; trace: string | null };

/** A test that failed, and the beginning of what it reported. */
export type FailedTest = { title: string; message: string };

/** What one step of the verification found. */
export type StepResult = {
  name: string;
  seconds: number;
  /** Tests that passed, including flaky ones; a step without tests has none. */
  passed: number;
  /** Tests that failed; a step that fails other than by its tests counts as one failure. */
  failed: number;
  skipped: number;
  files: TimedFile[];
  flaky: Flaky[];
  /** Repeated at the end, because the output in between may be longer than a log keeps. */
  failures: FailedTest[];
  /** What it wrote, shown when it failed. */
  output: string;
};

/** What a test tool's report says. */
export type Report = Pick<StepResult, 'passed' | 'failed' | 'skipped' | 'files' | 'flaky' | 'failures'>;

export const NO_TESTS: Report = { passed: 0, failed: 0, skipped: 0, files: [], flaky: [], failures: [] };

/** More flaky tests than this are not a coincidence: they count as one failure. */
export const FLAKY_LIMIT = 10;

/** A tool that exits with an error but no failing test still failed. */
export function countFailure(report: Report, exitCode: number | null): Report {
  return exitCode === 0 || report.failed > 0 ? report : { ...report, failed: 1 };
}
