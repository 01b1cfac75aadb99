import { expect, it, onTestFinished } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { readSearch } from '#features/search/search.schema.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { slowSearch } from '../../../tests/support/slow-search.ts';
import { answerSearch } from './read-search.ts';

let networks = 0;
const ask = (q: string, locale: Locale = 'en') => {
  networks += 1;
  return answerSearch('searches', readSearch(new URLSearchParams({ q })), {
    clientAddress: `10.8.0.${networks}`,
    renderContext: createRenderContext({ locale, now: new Date('2026-11-20T09:00:00Z') }),
  });
};

it('a search that times out is reported as slow, and the same search succeeds later', async () => {
  await openTestPayload();
  const release = await slowSearch(testDatabaseUrl());
  onTestFinished(() => release().catch(() => undefined));
  expect(await ask('walnut')).toEqual({ found: 'slow', status: 200 });
  await release();
  expect(await ask('walnut')).toMatchObject({ found: { total: 0 }, status: 200 });
});
