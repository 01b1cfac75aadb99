import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CalendarState } from './calendar-state.tsx';

const failed = [{ begins: '20261202T090000', why: 'rule' }] as const;
const shown = (problem: 'unreachable' | 'unwritten' | null, events: typeof failed | readonly [] = failed) =>
  renderToStaticMarkup(
    <CalendarState calendar={{ problem, failed: [...events] }} host="Almaz" locale="en" />,
  );

it('an unreachable calendar is reported, with what stays taken and which events could not be read', () => {
  const markup = shown('unreachable');
  expect(markup).toContain('Almaz: That calendar does not answer. Please check its address.');
  expect(markup).toContain('Until it can be read again, the busy times we know stay blocked.');
  expect(markup).toContain('When it was last read, these events could not be read:');
  expect(markup).toContain('Dec 02, 2026, 09:00: Its repeats could not be read.');
  expect(shown('unreachable', [])).not.toContain('When it was last read');
  expect(shown('unwritten')).not.toContain('Until it can be read again');
});

it('a connected calendar is reported, with the events that could not be read', () => {
  expect(shown(null)).toContain('Almaz: connected, but these events could not be read:');
  expect(shown(null)).not.toContain('When it was last read');
  expect(shown(null, [])).toContain('Almaz: connected</p>');
});
