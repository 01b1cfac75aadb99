/** State of a form (STATE-04). `result` shows the dialog, or the toast of the menu. */
export type SubscribeFlow = 'idle' | 'submit' | 'loading' | 'result';

/** What changes the state: submit, invalid field, request sent, response received, result closed. */
export type FlowEvent = 'submitted' | 'refused' | 'sent' | 'answered' | 'closed';

const steps: Record<SubscribeFlow, Partial<Record<FlowEvent, SubscribeFlow>>> = {
  idle: { submitted: 'submit' },
  submit: { refused: 'idle', sent: 'loading' },
  loading: { answered: 'result' },
  result: { closed: 'idle' },
};

/** The next state. Events that do not fit the current state are ignored, such as a second submit during a request. */
export function nextFlow(flow: SubscribeFlow, event: FlowEvent): SubscribeFlow {
  return steps[flow][event] ?? flow;
}
