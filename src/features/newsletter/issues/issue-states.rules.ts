/**
 * How far an issue is. draft: being written. scheduled: frozen, goes out at its time. sending: queued, one mail for each
 * reader. paused: nothing more goes out until somebody resumes. stopped: the rest never goes out. sent: nothing waits.
 */
export const sendingStates = ['scheduled', 'sending', 'paused', 'stopped'] as const;
export type SendingState = (typeof sendingStates)[number];
export type IssueState = 'draft' | SendingState | 'sent';

/** What staff can do with a sending, and from which state each act leads to which. */
const transitions = {
  unschedule: { from: ['scheduled'], to: null },
  start: { from: ['scheduled'], to: 'sending' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
} as const satisfies Record<string, { from: readonly SendingState[]; to: SendingState | null }>;

export type SendingAct = keyof typeof transitions;
/** What a press on a button of the sending panel asks for once mails are queued. */
export type SendingControl = Extract<SendingAct, 'pause' | 'resume' | 'stop'>;

export const sendingControls: readonly SendingControl[] = ['pause', 'resume', 'stop'];

/** The states an act starts from. */
export function startsFrom(act: SendingAct): readonly SendingState[] {
  return transitions[act].from;
}

/** The state an act leads to; null when it takes the sending away. */
export function stateAfter(act: SendingAct): SendingState | null {
  return transitions[act].to;
}

/**
 * How many mails of an issue are where. kept: held in the outbox because no mail server is set. stopped: will never go out.
 * Those of readers who left meanwhile are gone.
 */
export type Progress = Record<'waiting' | 'held' | 'sent' | 'bounced' | 'failed' | 'stopped', number>;

export const noProgress: Progress = { waiting: 0, held: 0, sent: 0, bounced: 0, failed: 0, stopped: 0 };

/** What an issue is to be called: a sending with nothing left to go out is done. */
export function issueState(sending: SendingState | null, progress: Progress): IssueState {
  if (sending === null) return 'draft';
  if (sending === 'sending' && progress.waiting + progress.held === 0) return 'sent';
  return sending;
}
