import { type Filled, type Message, type Moment, message, moment } from '#core/message.ts';
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
  button: 'Send the kept mails',
  done: (count: number) => message('{people} will get it now.', { people: people(count) }),
  nothing: 'No mails are kept back any more.',
};

/** Why the mails of an issue do not leave, or would not, and what to do about it; null if nothing is wrong. */
export function waitingSentence({ state, progress, delivery }: IssueDesk): Message | null {
  if (state === 'draft' || state === 'scheduled') return beforeSending[delivery] ?? null;
  if (state === 'held' && delivery === 'leaves')
    return message(
      '{mails, plural, one {# mail is} other {# mails are}} kept in the outbox while no mail server was set. One is set now: press "{button}".',
      { mails: progress.held, button: message(releaseNames.button) },
    );
  if (state === 'held')
    return message(
      '{mails, plural, one {# mail is} other {# mails are}} kept in the outbox, because no mail server is set. Ask whoever looks after the server to set SMTP_URL and MAIL_FROM and to restart the software. Then you can send the kept mails from here. Nothing is lost until then.',
      { mails: progress.held },
    );
  if (state === 'sending' && progress.waiting > 0 && delivery === 'silent')
    return message(
      '{mails, plural, one {# mail is} other {# mails are}} waiting, because the software that sends mail is not running. Tell whoever looks after the server. Once it runs, sending continues by itself. Nothing is lost until then.',
      { mails: progress.waiting },
    );
  return null;
}

const beforeSending: Partial<Record<IssueDesk['delivery'], string>> = {
  'no-server':
    'No mail server is set: what you send is kept in the outbox, and nobody gets it yet. Ask whoever looks after the server to set SMTP_URL and MAIL_FROM.',
  silent:
    'The software that sends mail is not running: what you send waits until it runs. Tell whoever looks after the server.',
};

export const controlNames: Record<SendingControl, string> = {
  pause: 'Pause',
  resume: 'Resume sending',
  stop: 'Stop for good',
};

export function problemSentence(problem: IssueProblem): Message {
  switch (problem.code) {
    case 'no-subject':
      return 'It has no subject in English. Write one, at the top of the form.';
    case 'empty':
      return 'It is empty. Write an opening, or add a part.';
    case 'hidden-part':
      return message(
        'The {kind} "{heading}" may not be sent: visitors cannot see it, or the people in it did not agree to the newsletter. Publish it first, or take it out.',
        { kind: problem.kind, heading: problem.heading },
      );
    case 'people-without-consent':
      return 'It is about a person who can be recognised, and no consent covers the website and the newsletter.';
    case 'picture-without-consent':
      return message(
        '{count, plural, one {A picture may not be sent: its consent does not cover the website and the newsletter.} other {# pictures may not be sent: their consent does not cover the website and the newsletter.}}',
        { count: problem.count },
      );
    case 'nobody':
      return 'Nobody would get it: no confirmed reader matches the topic and language you chose.';
  }
}

/** Several sentences as one message. */
export const inOne = (sentences: readonly Message[]): Message =>
  sentences.reduce((all, next) => message('{all} {next}', { all: message(all), next: message(next) }));

export function noticeSentence(notice: IssueNotice): Message {
  switch (notice.code) {
    case 'english-for-amharic':
      return message('There is no Amharic subject: {people} will get English where Amharic is missing.', {
        people: people(notice.readers),
      });
    case 'pictures-left-out':
      return message(
        '{count, plural, one {The picture of a post or event is left out: its consent does not cover the newsletter.} other {# pictures of posts or events are left out: their consent does not cover the newsletter.}}',
        { count: notice.count },
      );
    case 'no-preview':
      return 'There is no preview line. Inboxes will show the first words instead.';
    case 'long':
      return message(
        notice.isCut
          ? 'The mail is too long: {kilobytes} KB in {language}. Gmail shows 102 KB and cuts off the rest, with the unsubscribe link. Shorten it, or link to the rest.'
          : 'The mail is almost too long: {kilobytes} KB in {language}. Gmail shows 102 KB and cuts off the rest, with the unsubscribe link.',
        { kilobytes: notice.kilobytes, language: message(notice.locale === 'am' ? 'Amharic' : 'English') },
      );
  }
}

export function audienceSentence(audience: Audience): Filled {
  const languages = formatLanguages(audience);
  const count = audienceSize(audience);
  return languages
    ? message('{count, plural, one {# person: {languages}} other {# people: {languages}}}', {
        count,
        languages,
      })
    : people(count);
}

function formatLanguages({ en, am }: Audience): Filled | null {
  const [english, amharic] = [number(en), number(am)];
  if (en > 0 && am > 0) return message('{english} in English, {amharic} in Amharic', { english, amharic });
  if (en > 0) return message('{english} in English', { english });
  return am > 0 ? message('{amharic} in Amharic', { amharic }) : null;
}

export const people = (count: number): Filled =>
  message('{count, plural, one {# person} other {# people}}', { count });

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
export const toMoment = (instant: string): Moment =>
  moment(instant, 'en', { dateStyle: 'medium', timeStyle: 'short' });
