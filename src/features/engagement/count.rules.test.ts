import { describe, expect, it } from 'vitest';
import {
  countKinds,
  readClickCount,
  readCountName,
  readEventViews,
  toPageViewResult,
  viewsOrFailure,
  writeCountName,
} from './count.rules.ts';

describe('names of counts', () => {
  it.each([
    ['click:goldenhealth', 'click', 'goldenhealth'],
    ['view:run2026', 'view', 'run2026'],
    ['love:ጤናለሁሉም', 'love', 'ጤናለሁሉም'],
    ['share:cafe\u0301', 'share', 'cafe\u0301'],
    ['click:donate', 'click', 'donate'],
  ])('the count name %s is parsed into kind and key', (name, kind, key) => {
    expect(readCountName(name)).toEqual({ kind, key });
  });

  it.each([
    '',
    ':',
    'click',
    'click:',
    ':donate',
    'clicks:donate',
    'Click:donate',
    'x:donate',
    'click:golden health',
    'click:golden-health',
    'click: donate',
    'click:donate ',
    'click:a:b',
    ' click:donate',
  ])('the count name %j is rejected', name => {
    expect(readCountName(name)).toBeNull();
  });

  it('a count name has a key of at most 200 characters', () => {
    expect(readCountName(`view:${'a'.repeat(200)}`)?.key).toHaveLength(200);
    expect(readCountName(`view:${'a'.repeat(201)}`)).toBeNull();
  });

  it.each(countKinds)('the count name of a %s is written and parsed back', kind => {
    const name = writeCountName({ kind, key: 'run2026' });
    expect(name).toBe(`${kind}:run2026`);
    expect(readCountName(name)).toEqual({ kind, key: 'run2026' });
  });
});

describe('the response of getEventViews', () => {
  it('[API-02] getEventViews returns the first element of the list on status 200', () => {
    expect(readEventViews({ status: 200, body: [{ fundraiserii: 12 }, { other: 1 }] })).toEqual({
      fundraiserii: 12,
    });
  });

  it('[API-03] getEventViews returns an empty object on any other status and for an invalid list', () => {
    for (const status of [201, 204, 304, 404, 429, 500, 503])
      expect(readEventViews({ status, body: [{ fundraiserii: 12 }] })).toEqual({});
    for (const body of [null, {}, [], 'text', [null], [[1]], [7]])
      expect(readEventViews({ status: 200, body })).toEqual({});
  });

  it("[API-04] getEventViews returns 'error fetching data' when no response arrives", async () => {
    expect(await viewsOrFailure(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(
      'error fetching data',
    );
    expect(await viewsOrFailure(async () => ({ status: 200, body: [{ a: 1 }] }))).toEqual({ a: 1 });
    expect(await viewsOrFailure(async () => ({ status: 500, body: null }))).toEqual({});
  });
});

describe('the response of addPageView', () => {
  it("[API-09] addPageView returns 'Page view count updated successfully' on success", () => {
    expect(toPageViewResult({ success: true })).toBe('Page view count updated successfully');
  });

  it('[API-10] addPageView returns the error field of a response without success', () => {
    expect(toPageViewResult({ success: false, error: 'We can’t find this event.' })).toBe(
      'We can’t find this event.',
    );
    expect(toPageViewResult({ error: 'eventID: is not a click key' })).toBe('eventID: is not a click key');
  });

  it('[API-11] addPageView returns the error itself when no response arrives', () => {
    const error = new TypeError('Failed to fetch');
    expect(toPageViewResult(error)).toBe(error);
  });
});

describe('the response of getClicks', () => {
  it('[API-29] getClicks returns 0 where nothing was counted', () => {
    expect(readClickCount({}, 'fundraiserii')).toBe(0);
    expect(readClickCount(0, 'fundraiserii')).toBe(0);
    for (const answer of [null, undefined, 'text', Number.NaN, { fundraiserii: 'many' }, ['fundraiserii']])
      expect(readClickCount(answer, 'fundraiserii')).toBe(0);
    for (const key of ['constructor', '__proto__', 'toString']) expect(readClickCount({}, key)).toBe(0);
  });

  it('getClicks returns the count, given as a number or in a map', () => {
    expect(readClickCount(7, 'fundraiserii')).toBe(7);
    expect(readClickCount({ fundraiserii: 7, donate: 3 }, 'fundraiserii')).toBe(7);
  });
});
