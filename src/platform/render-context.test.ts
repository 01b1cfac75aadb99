import { afterEach, expect, it, vi } from 'vitest';
import { createRenderContext, orOmit } from './render-context.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('orOmit leaves out a part that cannot be read, logs the error and marks the page as incomplete', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const renderContext = createRenderContext({ locale: 'en', now: new Date('2026-11-20T09:00:00Z') });
  expect(await orOmit(renderContext, Promise.resolve(['an event']), null)).toEqual(['an event']);
  expect([renderContext.isIncomplete, written.mock.calls.length]).toEqual([false, 0]);
  expect(await orOmit(renderContext, Promise.reject(new Error('no such table')), null)).toBeNull();
  expect(renderContext.isIncomplete).toBe(true);
  expect(String(written.mock.calls[0]?.[0])).toContain('no such table');
});
