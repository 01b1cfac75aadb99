import { describe, expect, it } from 'vitest';
import { hostileLinks } from '../../../tests/support/hostile-words.ts';
import { linkField, linkProblem } from './link-field.ts';

describe('a link staff enter', () => {
  it('a link field may be empty', () => {
    expect([
      linkProblem('', 'either'),
      linkProblem(null, 'site'),
      linkProblem(undefined, 'elsewhere'),
    ]).toEqual([null, null, null]);
  });

  it('a link field accepts addresses of the site, of other sites or both, as its setting allows', () => {
    expect(linkProblem('/news', 'site')).toBeNull();
    expect(linkProblem('https://example.org/give', 'elsewhere')).toBeNull();
    expect(linkProblem('/sales/get-tickets', 'either')).toBeNull();
    expect(linkProblem('https://example.org/tickets', 'either')).toBeNull();
  });

  it('a link without a scheme is stored with https:// in a field for other sites', () => {
    expect(linkProblem('example.org/more', 'elsewhere')).toBeNull();
    expect(linkProblem('example.org/more', 'site')).not.toBeNull();
    const stored = (leads: 'site' | 'elsewhere', value: string) => {
      const [complete] = linkField({ name: 'link', label: 'Link', leads }).hooks?.beforeValidate ?? [];
      return complete?.({ value } as Parameters<NonNullable<typeof complete>>[0]);
    };
    expect(stored('elsewhere', 'example.org/more')).toBe('https://example.org/more');
    expect(stored('site', '/news')).toBeUndefined();
  });

  it('a link to the wrong place is refused with one sentence that says what to write', () => {
    expect(linkProblem('https://example.org', 'site')).toContain('beginning with /');
    expect(linkProblem('/give', 'elsewhere')).toBe('Write the full address, beginning with https://.');
    expect(linkProblem('javascript:alert(1)', 'either')).toContain('https://');
    expect(linkProblem('http://example.org', 'elsewhere')).toContain('https://');
    expect(linkProblem(7, 'either')).not.toBeNull();
  });
});

it.each(hostileLinks)('the address %j is refused in every kind of link field', address => {
  for (const leads of ['site', 'elsewhere', 'either'] as const)
    expect(linkProblem(address, leads), leads).toEqual(expect.any(String));
});

it.each(
  hostileLinks.filter(
    address => /script|data:|file:|blob:|https:else/i.test(address) && !address.startsWith('/'),
  ),
)('the stored address %j is not rendered', address => {
  const [hide] = linkField({ name: 'link', label: 'Link', leads: 'either' }).hooks?.afterRead ?? [];
  expect(hide?.({ value: address } as Parameters<NonNullable<typeof hide>>[0])).toBe('');
  expect(hide?.({ value: 'https://example.org' } as Parameters<NonNullable<typeof hide>>[0])).toBe(
    'https://example.org',
  );
  expect(hide?.({ value: '/news?at=12:30' } as Parameters<NonNullable<typeof hide>>[0])).toBe(
    '/news?at=12:30',
  );
});
