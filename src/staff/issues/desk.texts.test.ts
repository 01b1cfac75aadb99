import { expect, it } from 'vitest';
import { inEnglish } from '#cms/language/amharic.ts';
import { noProgress } from '#features/newsletter/issues/issue.rules.ts';
import type { IssueDesk } from '#features/newsletter/issues/issue-desk.action.ts';
import { waitingSentence } from './desk.texts.ts';

const sentence = (
  state: IssueDesk['state'],
  delivery: IssueDesk['delivery'],
  waiting: number,
  held: number,
) => {
  const waits = waitingSentence({ state, delivery, progress: { ...noProgress, waiting, held } } as IssueDesk);
  return waits && inEnglish(waits);
};

it('an issue whose mails are stuck says what it waits for and how to continue', () => {
  expect(sentence('held', 'no-server', 0, 2)).toContain(
    '2 mails are kept in the outbox, because no mail server',
  );
  expect(sentence('held', 'no-server', 0, 1)).toContain('1 mail is kept');
  expect(sentence('held', 'leaves', 0, 2)).toContain('press "Send the kept mails"');
  expect(sentence('sending', 'silent', 2, 0)).toContain('the software that sends mail is not running');
});

it('an issue that is not stuck shows no sentence about waiting', () => {
  expect(sentence('sending', 'leaves', 2, 0)).toBeNull();
  expect(sentence('sent', 'no-server', 0, 0)).toBeNull();
  expect(sentence('paused', 'silent', 2, 0)).toBeNull();
});

it('an issue warns before sending if no mail server is set or the mail worker is not running', () => {
  for (const state of ['draft', 'scheduled'] as const) {
    expect(sentence(state, 'no-server', 0, 0)).toContain('No mail server is set');
    expect(sentence(state, 'silent', 0, 0)).toContain('is not running');
    expect(sentence(state, 'leaves', 0, 0)).toBeNull();
  }
});
