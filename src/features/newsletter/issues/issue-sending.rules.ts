import { type Locale, locales } from '#core/locale.ts';
import type { ReaderTopic } from '../subscribe.rules.ts';

/**
 * draft: being written. scheduled: frozen, sent at its time. sending: queued, one mail per reader. paused: nothing goes
 * out until someone resumes. stopped: the rest never goes out. sent: nothing is waiting. held: what is left waits in the
 * outbox until there is a mail server and staff let it go.
 */
export const sendingStates = ['scheduled', 'sending', 'paused', 'stopped'] as const;
export type SendingState = (typeof sendingStates)[number];
export type IssueState = 'draft' | SendingState | 'held' | 'sent';

/** What staff can do with a sending, and the state transition of each act. */
const transitions = {
  unschedule: { from: ['scheduled'], to: null },
  start: { from: ['scheduled'], to: 'sending' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
} as const satisfies Record<string, { from: readonly SendingState[]; to: SendingState | null }>;

export type SendingAct = keyof typeof transitions;
/** The acts available once mails are queued. */
export type SendingControl = Extract<SendingAct, 'pause' | 'resume' | 'stop'>;

export const sendingControls: readonly SendingControl[] = ['pause', 'resume', 'stop'];

/** The states in which an act is allowed. */
export function startsFrom(act: SendingAct): readonly SendingState[] {
  return transitions[act].from;
}

/** The state after an act; null if it deletes the sending. */
export function stateAfter(act: SendingAct): SendingState | null {
  return transitions[act].to;
}

/**
 * Number of mails per state. held: no mail server is configured. stopped: will never go out. Mails to people who
 * unsubscribed in the meantime are not counted.
 */
export type Progress = Record<'waiting' | 'held' | 'sent' | 'bounced' | 'failed' | 'stopped', number>;

export const noProgress: Progress = { waiting: 0, held: 0, sent: 0, bounced: 0, failed: 0, stopped: 0 };

/** State shown to staff: a sending with nothing left to send is "sent", and one whose mails cannot leave is "held". */
export function issueState(sending: SendingState | null, progress: Progress): IssueState {
  if (sending === null) return 'draft';
  if (sending === 'sending' && progress.waiting === 0) return progress.held > 0 ? 'held' : 'sent';
  return sending;
}

/** The audience of an issue; null means every language or every topic. */
export type Segment = { languages: readonly Locale[] | null; topic: ReaderTopic | null };

type Chosen = { languages?: readonly Locale[] | null; topic?: ReaderTopic | null };

/** The segment chosen in the form. Choosing nothing means everybody, and so does choosing everything. */
export function segmentOf({ languages, topic }: Chosen): Segment {
  const some = languages && languages.length > 0 && languages.length < locales.length ? [...languages] : null;
  return { languages: some, topic: topic ?? null };
}

/** Number of readers per language. */
export type Audience = Record<Locale, number>;

export function audienceSize(audience: Audience): number {
  return Object.values(audience).reduce((sum, count) => sum + count, 0);
}
