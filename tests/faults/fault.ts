/** The parts of the product that are not one feature; every folder of src/features is an area of its own too. */
export const AREAS = [
  'cms/access',
  'cms/accounts',
  'cms/addresses',
  'cms/approvals',
  'cms/consents',
  'cms/fields',
  'cms/hooks',
  'cms/mails',
  'cms/media',
  'cms/personal-data',
  'cms/plans',
  'cms/publishing',
  'cms/saves',
  'cms/samples',
  'cms/trash',
  'platform/backup',
  'platform/changes',
  'platform/cdn',
  'platform/database',
  'platform/health',
  'platform/http',
  'platform/identity',
  'platform/jobs',
  'platform/limits',
  'platform/mail',
  'platform/operations',
  'platform/page-cache',
  'site/account',
  'site/endpoints',
  'site/frame',
  'site/layouts',
  'site/offline',
  'site/overlays',
  'site/sections',
  'staff/access',
  'staff/dashboard',
  'staff/health',
  'staff/issues',
  'staff/mails',
  'staff/subscribers',
  'ui/art',
  'ui/components',
  'ui/email',
  'ui/forms',
  'ui/tokens',
  'core',
  'moving',
  'samples',
  'browser-scripts',
  'processes',
  'translations',
  'accessibility',
  'budgets',
  'security-headers',
  'consent-gate/site',
  'consent-gate/admin',
] as const;

type Area = (typeof AREAS)[number] | `features/${string}`;

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
