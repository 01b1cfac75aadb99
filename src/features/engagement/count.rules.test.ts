import { describe, expect, it } from 'vitest';
import { countKinds, readCountName, writeCountName } from './count.rules.ts';

describe('the name of a count', () => {
  it.each([
    ['click:goldenhealth', 'click', 'goldenhealth'],
    ['view:run2026', 'view', 'run2026'],
    ['love:ጤናለሁሉም', 'love', 'ጤናለሁሉም'],
    ['share:cafe\u0301', 'share', 'cafe\u0301'],
    ['click:donate', 'click', 'donate'],
  ])('%s is parsed into kind and key', (name, kind, key) => {
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
  ])('%j is rejected', name => {
    expect(readCountName(name)).toBeNull();
  });

  it('has a key of at most 200 characters', () => {
    expect(readCountName(`view:${'a'.repeat(200)}`)?.key).toHaveLength(200);
    expect(readCountName(`view:${'a'.repeat(201)}`)).toBeNull();
  });

  it.each(countKinds)('of a %s is written and parsed back', kind => {
    const name = writeCountName({ kind, key: 'run2026' });
    expect(name).toBe(`${kind}:run2026`);
    expect(readCountName(name)).toEqual({ kind, key: 'run2026' });
  });
});
