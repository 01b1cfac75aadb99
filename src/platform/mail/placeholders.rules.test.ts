import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillHtml, fillText } from './placeholders.rules.ts';

describe('places of a body', () => {
  it('are filled wherever they stand, and left empty where there is nothing to fill in', () => {
    expect(fillText('{{name}}, {{ name }}: {{other}}{{toString}}!', { name: 'Abebe' })).toBe(
      'Abebe, Abebe: !',
    );
    expect(fillHtml('<a href="{{link}}">{{link}}</a>', { link: 'https://a.org/?b=1&c=2' })).toBe(
      '<a href="https://a.org/?b=1&amp;c=2">https://a.org/?b=1&amp;c=2</a>',
    );
  });

  it('show every sign of HTML that is filled in', () => {
    expect(fillHtml('{{a}}', { a: `&<>"'` })).toBe('&amp;&lt;&gt;&quot;&#39;');
  });

  it('take no markup and no further places, whatever is filled in', () => {
    // Of all signs there are, the few that make markup come up too seldom by themselves.
    const signs = fc.constantFrom('<', '>', '"', "'", '&', '{{', '}}', 'a');
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: signs })), name => {
        const filled = fillHtml('<p title="{{name}}">x</p>', { name });
        expect(filled.replace(/^<p title="|">x<\/p>$/g, '')).not.toMatch(/[<>"']/);
        expect(fillText('{{a}}', { a: '{{b}}', b: 'secret' })).toBe('{{b}}');
      }),
    );
  });
});
