import type { Approval } from '#cms/approvals/approval-store.ts';
import type { PublishRequest } from '#cms/approvals/publish-request.ts';

const momentOf = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

type Described = Pick<Approval, 'state' | 'name' | 'askedAt' | 'endsAt' | 'answeredAt'>;

/** The status of an approval in one sentence. */
export function approvalSentence({ state, name, askedAt, endsAt, answeredAt }: Described): string {
  const at = momentOf(answeredAt ?? askedAt);
  const sentences: Record<Described['state'], string> = {
    open: `${name} was asked ${at} and can answer until ${endsAt.slice(0, 10)}.`,
    ended: `${name} was asked ${at} and did not answer in time.`,
    withdrawn: `${name} was asked ${at}; the question was withdrawn.`,
    approved: `${name} approved it ${at}.`,
    changes: `${name} asked for changes ${at}.`,
  };
  return sentences[state];
}

/** The status of a request to publish, in one sentence for the person who asked or, with `isAsked`, for those who decide. */
export function requestSentence(
  { state, asker, askedAt, decider, decidedAt }: PublishRequest,
  isAsked: boolean,
): string {
  if (isAsked) return `${asker ?? 'Somebody'} asked on ${askedAt.slice(0, 10)} to publish this.`;
  const [who, day] = [decider ?? 'Somebody', decidedAt?.slice(0, 10)];
  if (state === 'published') return `${who} published it on ${day}.`;
  if (state === 'sent-back') return `${who} sent it back on ${day}.`;
  if (state === 'withdrawn') return `You withdrew it on ${day}.`;
  return `You asked on ${askedAt.slice(0, 10)}. It is waiting for those who may publish.`;
}
