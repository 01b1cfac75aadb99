/** Where a form stands between writing and its answer (STATE-04). `result` is the dialog, or the toast of the menu. */
export type SubscribeFlow = 'idle' | 'submit' | 'loading' | 'result';

/** What happens to it: somebody submits, a field refuses, the call goes out, its answer comes, the answer is closed. */
export type FlowEvent = 'submitted' | 'refused' | 'sent' | 'answered' | 'closed';

const steps: Record<SubscribeFlow, Partial<Record<FlowEvent, SubscribeFlow>>> = {
  idle: { submitted: 'submit' },
  submit: { refused: 'idle', sent: 'loading' },
  loading: { answered: 'result' },
  result: { closed: 'idle' },
};

/** The next step. What does not belong to a step changes nothing: a second submit while the first is on its way. */
export function nextFlow(flow: SubscribeFlow, event: FlowEvent): SubscribeFlow {
  return steps[flow][event] ?? flow;
}
