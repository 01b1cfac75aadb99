import type { Approval } from '#cms/approvals/approval-store.ts';

const momentOf = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

type Described = Pick<Approval, 'state' | 'name' | 'askedAt' | 'endsAt' | 'answeredAt'>;

/** Where an approval stands, in one sentence. */
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
