import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FlowEvent, nextFlow, type SubscribeFlow } from './subscribe-flow.rules.ts';

const events: FlowEvent[] = ['submitted', 'refused', 'sent', 'answered', 'closed'];
function walk(steps: readonly FlowEvent[]): SubscribeFlow[] {
  const path: SubscribeFlow[] = ['idle'];
  for (const event of steps) path.push(nextFlow(path.at(-1) ?? 'idle', event));
  return path;
}

describe('the flow of a subscription', () => {
  it('[STATE-04] goes idle, submit, loading, result dialog, and back to idle when that is closed', () => {
    expect(walk(['submitted', 'sent', 'answered', 'closed'])).toEqual([
      'idle',
      'submit',
      'loading',
      'result',
      'idle',
    ]);
  });

  it('returns to idle when a field is invalid', () => {
    expect(walk(['submitted', 'refused'])).toEqual(['idle', 'submit', 'idle']);
  });

  it('sends once however often somebody submits', () => {
    expect(walk(['submitted', 'sent', 'submitted', 'submitted']).at(-1)).toBe('loading');
  });

  it('is loading only after a submit and shows a result only after loading, whatever happens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), steps => {
        const path = walk(steps);
        const before = {
          submit: ['idle'],
          loading: ['submit'],
          result: ['loading'],
          idle: ['submit', 'result'],
        };
        for (const [index, flow] of path.entries()) {
          const last = path[index - 1];
          if (last && last !== flow) expect(before[flow]).toContain(last);
        }
      }),
    );
  });
});
