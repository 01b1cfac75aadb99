import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { ApprovalPage, type ApprovalView, approvalPageTexts } from './approval-page.tsx';

const question: ApprovalView = {
  kind: 'question',
  asker: 'Hanna',
  name: 'Sara {title}',
  title: '<b>The new ward</b>',
  note: '<img src=x onerror=alert(1)>',
  until: new Date('2026-12-04T09:00:00Z'),
  draft: '/send/draft?approval=1.a.b',
  words: '',
  problem: null,
};
const drawn = (view: ApprovalView, locale: 'en' | 'am' = 'en') =>
  renderToStaticMarkup(<ApprovalPage view={view} locale={locale} />);

describe('the approval page', () => {
  it('the approval page is a plain form with two answers and a link to the draft, without scripts', () => {
    const html = drawn(question);
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html.match(/value="(approved|changes)"/g)).toHaveLength(2);
    expect(html).toContain('href="/send/draft?approval=1.a.b"');
    expect(html).not.toMatch(/<script|<img|<b>|onerror=alert\(1\)>/);
    expect(html).toContain('Sara {title}');
  });

  it('the approval page keeps what was written and shows the problem', () => {
    const html = drawn({ ...question, words: 'The sum <5', problem: 'tooLong' });
    expect(html).toContain('The sum &lt;5');
    expect(html).toContain(approvalPageTexts.en.tooLong);
  });

  it.each(locales)('the approval page explains in %s why there is nothing to answer', locale => {
    for (const kind of ['broken', 'gone', 'ended', 'withdrawn', 'approved', 'answeredChanges'] as const) {
      const html = drawn({ kind }, locale);
      expect(html).toContain(approvalPageTexts[locale][kind]);
      expect(html).not.toContain('<form');
    }
  });
});
