import { type Moment, moment } from '#cms/language/message.ts';
import type { IssueNotice, IssueProblem } from '#features/newsletter/issues/issue.rules.ts';
import {
  type Audience,
  audienceSize,
  type IssueState,
  type Progress,
  type SendingControl,
} from '#features/newsletter/issues/issue.rules.ts';
import type { IssueDesk } from '#features/newsletter/issues/issue-desk.action.ts';

/** Texts of the sending panel; their Amharic is in src/cms/language. */

export const stateNames: Record<IssueState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  sending: 'On its way',
  held: 'Kept in the outbox',
  paused: 'Paused',
  stopped: 'Stopped',
  sent: 'Sent',
};

export const releaseNames = {
  button: 'Send what was kept',
  done: (count: number) => `${people(count)} will get it now.`,
  nothing: 'Nothing is held back any more.',
};

/** Why the mails of an issue do not leave, or would not, and what to do about it; null if nothing is wrong. */
export function waitingSentence({ state, progress, delivery }: IssueDesk): string | null {
  if (state === 'draft' || state === 'scheduled') return beforeSending[delivery] ?? null;
  if (state === 'held' && delivery === 'leaves')
    return `${mails(progress.held)} kept in the outbox while no mail server was set. One is set now: press "${releaseNames.button}".`;
  if (state === 'held')
    return `${mails(progress.held)} kept in the outbox, because no mail server is set. Whoever looks after the server sets SMTP_URL and MAIL_FROM and starts the software again; then you can send what was kept from here. Nothing is lost until then.`;
  if (state === 'sending' && progress.waiting > 0 && delivery === 'silent')
    return `${mails(progress.waiting)} waiting, because the software that sends mail is not running. Tell whoever looks after the server; sending continues by itself once it runs. Nothing is lost until then.`;
  return null;
}

const beforeSending: Partial<Record<IssueDesk['delivery'], string>> = {
  'no-server':
    'No mail server is set: what you send is kept in the outbox, and nobody gets it yet. Whoever looks after the server sets SMTP_URL and MAIL_FROM.',
  silent:
    'The software that sends mail is not running: what you send waits until it is. Tell whoever looks after the server.',
};

const mails = (count: number) => (count === 1 ? '1 mail is' : `${number(count)} mails are`);

export const controlNames: Record<SendingControl, string> = {
  pause: 'Pause',
  resume: 'Resume sending',
  stop: 'Stop for good',
};

export function problemSentence(problem: IssueProblem): string {
  switch (problem.code) {
    case 'no-subject':
      return 'It has no subject in English. Write one, at the top of the form.';
    case 'empty':
      return 'It is empty. Write an opening, or add a part.';
    case 'hidden-part':
      return `The ${problem.kind} "${problem.heading}" may not be sent: visitors cannot see it, or the people it tells of did not agree to the newsletter. Publish it first, or take it out.`;
    case 'people-without-consent':
      return 'It is about a person who can be recognised, and no consent covers the website and the newsletter.';
    case 'picture-without-consent':
      return problem.count === 1
        ? 'A picture may not be sent: its consent does not cover the website and the newsletter.'
        : `${problem.count} pictures may not be sent: their consent does not cover the website and the newsletter.`;
    case 'nobody':
      return 'Nobody would get it: no confirmed reader matches what you chose under "For readers".';
  }
}

export function noticeSentence(notice: IssueNotice): string {
  switch (notice.code) {
    case 'english-for-amharic':
      return `There is no Amharic subject: ${people(notice.readers)} will get English where Amharic is missing.`;
    case 'pictures-left-out':
      return notice.count === 1
        ? 'The picture of a post or event is left out: its consent does not cover the newsletter.'
        : `${notice.count} pictures of posts or events are left out: their consent does not cover the newsletter.`;
    case 'no-preview':
      return 'There is no preview line. Inboxes will show the first words instead.';
    case 'long':
      return notice.isCut
        ? `The mail is too long: ${notice.kilobytes} KB in ${notice.locale === 'am' ? 'Amharic' : 'English'}. Gmail shows 102 KB and cuts off the rest, and the link to leave with it. Shorten it, or link to the rest.`
        : `The mail is almost too long: ${notice.kilobytes} KB in ${notice.locale === 'am' ? 'Amharic' : 'English'}. Gmail shows 102 KB and cuts off the rest, and the link to leave with it.`;
  }
}

export function audienceSentence(audience: Audience): string {
  const languages = [
    audience.en > 0 ? `${number(audience.en)} in English` : '',
    audience.am > 0 ? `${number(audience.am)} in Amharic` : '',
  ].filter(Boolean);
  return `${people(audienceSize(audience))}${languages.length > 0 ? `: ${languages.join(', ')}` : ''}`;
}

export function people(count: number): string {
  return count === 1 ? '1 person' : `${number(count)} people`;
}

export function number(count: number): string {
  return count.toLocaleString('en');
}

/** Labels of the progress rows, in display order. */
export const progressNames: Record<keyof Progress, string> = {
  sent: 'Sent',
  waiting: 'Waiting',
  held: 'Kept, no mail server',
  bounced: 'Bounced',
  failed: 'Failed',
  stopped: 'Not sent',
};

/** An instant in the staff member's own time zone. */
export const momentOf = (instant: string): Moment =>
  moment(instant, 'en', { dateStyle: 'medium', timeStyle: 'short' });
