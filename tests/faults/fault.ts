/** One realistic mistake, and the test that must notice it; its kind is that of the test's file name. */
export type Fault = {
  id: string;
  file: string;
  /** Occurs exactly once in `file`. */
  find: string;
  replace: string;
  /** What a visitor or a member of staff would notice. */
  what: string;
  /** The file of the test that must fail. */
  caughtBy: string;
  /** A part of the test's title, as written in its file; without it the whole file runs. */
  title?: string;
  /**
   * What must be rebuilt besides the site: the admin, for journeys; the tables, for integration tests of code that
   * creates tables.
   */
  build?: 'admin' | 'tables';
  /** Its test takes long and is left out of ordinary verifications; full ones notice the fault. */
  onlyInFull?: true;
};

/** The tool that runs a test, by the name of its file: Playwright, or a project of Vitest. */
export function findTool(test: string): 'playwright' | 'unit' | 'dom' | 'integration' {
  if (test.endsWith('.spec.ts')) return 'playwright';
  if (test.includes('.dom.test.')) return 'dom';
  return test.includes('.integration.test.') ? 'integration' : 'unit';
}
