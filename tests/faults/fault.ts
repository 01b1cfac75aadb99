/** What a fault would cost: money, the consent of a family, access to what is closed, or words and work. */
export type Area = 'money' | 'consent' | 'access' | 'loss';

/** One realistic mistake, and the test that must notice it. */
export type Fault = {
  id: string;
  area: Area;
  file: string;
  /** Occurs exactly once in `file`. */
  find: string;
  replace: string;
  /** What a visitor or a member of staff would notice. */
  what: string;
  caughtBy: {
    kind: 'unit' | 'integration' | 'journey';
    file: string;
    /** A part of the title, as written in the test file; without it the whole file runs. */
    title?: string;
  };
  /**
   * What must be rebuilt besides the site: the admin, for journeys; the tables, for integration tests of code that
   * creates tables.
   */
  build?: 'admin' | 'tables';
  /** Its test takes long and is left out of ordinary verifications; full ones notice the fault. */
  onlyInFull?: true;
};
