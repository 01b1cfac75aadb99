import { describe, expect, it } from 'vitest';
import { entryOf, reachedFrom } from './checks/imports.ts';
import { planted, readTree, type SourceFile } from './checks/source-tree.ts';

/** Our files on the path of one subscription, from its endpoint to the mail server. */
const passed = [
  // Input, limits, row and mail in one transaction (site process).
  'src/features/newsletter/subscribe.endpoint.ts',
  'src/features/newsletter/subscribe.schema.ts',
  'src/features/newsletter/subscribe.rules.ts',
  'src/core/person-name.ts',
  'src/core/email-address.ts',
  'src/features/newsletter/subscribe.action.ts',
  'src/features/newsletter/subscribe-limits.ts',
  'src/features/newsletter/subscribe.texts.ts',
  'src/features/newsletter/reader-links.ts',
  'src/platform/mail/outbox.ts',
  'src/platform/mail/outbox-store.ts',
  'src/platform/jobs/add-jobs.ts',
  // The job of the mail (worker process).
  'src/platform/jobs/run-jobs.ts',
  'src/platform/mail/mail-worker.ts',
  'src/platform/mail/send-mail.job.ts',
  // The body of the mail.
  'src/staff/mails/mail-writers.ts',
  'src/staff/mails/write-mails.tsx',
  'src/features/newsletter/confirmation/confirm-subscription.email.tsx',
  'src/features/newsletter/confirmation/confirmation.texts.ts',
  'src/ui/email/render-mail.ts',
  'src/ui/email/mail-frame.tsx',
  'src/ui/email/mail-parts.tsx',
  // The message and its transport.
  'src/platform/mail/compose-message.ts',
  'src/platform/mail/mail.rules.ts',
  'src/platform/mail/smtp-transport.ts',
];

/** Imported on the path, but unused while everything succeeds. */
const idle = [
  'src/platform/jobs/worker-liveness.ts', // restarts the job runner when it hangs
  'src/platform/mail/refusal.rules.ts', // reads the refusal of a mail server
];

const entries = [
  'src/features/newsletter/subscribe.endpoint.ts',
  'src/platform/mail/mail-worker.ts',
  'src/features/newsletter/confirmation/confirm-subscription.email.tsx',
  'src/ui/email/render-mail.ts',
];

/** Code for subscribing and mail. What every request needs (HTTP, settings, limits, log, database) is not counted. */
const counted =
  /^src\/(features\/newsletter\/|platform\/(mail|jobs)\/|ui\/email\/|core\/(person-name|email-address))/;

function reached(files: readonly SourceFile[]): string[] {
  const scope = files.filter(({ path }) => counted.test(path));
  const start = scope.filter(({ path }) => entries.includes(path)).map(file => entryOf(file));
  return reachedFrom(scope, start).map(({ file }) => file.path);
}

const tree = readTree();
const lengthOf = ({ text }: SourceFile) => text.trimEnd().split('\n').length;

describe('the path of a subscription, from its endpoint to the mail server', () => {
  it('has at most 25 files', () => {
    expect(passed.length).toBeLessThanOrEqual(25);
  });

  it('has no file of more than 150 lines', () => {
    const lengths = passed.map(path => lengthOf(tree.find(file => file.path === path) ?? planted(path)));
    expect(Math.min(...lengths)).toBeGreaterThan(1);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(150);
  });

  it('has the listed files and no others', () => {
    const composition = passed.filter(path => path.startsWith('src/staff/'));
    expect(new Set([...reached(tree), ...composition])).toEqual(new Set([...passed, ...idle]));
  });

  it('is followed through its imports, so that a new file is noticed', () => {
    const action = planted(
      'src/features/newsletter/subscribe.endpoint.ts',
      "import { step } from './one-more-step.ts';\nstep();",
    );
    const step = planted('src/features/newsletter/one-more-step.ts', 'export const step = () => {};');
    expect(reached([action, step])).toContain(step.path);
  });
});
