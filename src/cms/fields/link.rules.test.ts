import { describe, expect, it } from 'vitest';
import { linkProblem } from './link.rules.ts';

describe('a link staff enter', () => {
  it('may be empty', () => {
    expect([
      linkProblem('', 'either'),
      linkProblem(null, 'site'),
      linkProblem(undefined, 'elsewhere'),
    ]).toEqual([null, null, null]);
  });

  it('leads where its field says', () => {
    expect(linkProblem('/news', 'site')).toBeNull();
    expect(linkProblem('https://example.org/give', 'elsewhere')).toBeNull();
    expect(linkProblem('/sales/get-tickets', 'either')).toBeNull();
    expect(linkProblem('https://example.org/tickets', 'either')).toBeNull();
  });

  it('says in one sentence what to write when it leads elsewhere than it may', () => {
    expect(linkProblem('https://example.org', 'site')).toContain('beginning with /');
    expect(linkProblem('/give', 'elsewhere')).toBe('Write the whole address, beginning with https://.');
    expect(linkProblem('javascript:alert(1)', 'either')).toContain('https://');
    expect(linkProblem('http://example.org', 'elsewhere')).toContain('https://');
    expect(linkProblem(7, 'either')).not.toBeNull();
  });
});
