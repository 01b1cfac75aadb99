import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deletedSecrets, fillBody, fillHtml, fillText, hiddenSecrets, sealingContext } from './mail.rules.ts';

describe('placeholders in a body', () => {
  it('placeholders are filled everywhere, and are left empty without a value', () => {
    expect(fillText('{{name}}, {{ name }}: {{other}}{{toString}}!', { name: 'Abebe' })).toBe(
      'Abebe, Abebe: !',
    );
    expect(fillHtml('<a href="{{link}}">{{link}}</a>', { link: 'https://a.org/?b=1&c=2' })).toBe(
      '<a href="https://a.org/?b=1&amp;c=2">https://a.org/?b=1&amp;c=2</a>',
    );
  });

  it('values of placeholders are escaped in HTML', () => {
    expect(fillHtml('{{a}}', { a: `&<>"'` })).toBe('&amp;&lt;&gt;&quot;&#39;');
  });

  it('values of placeholders add no markup and no further placeholders', () => {
    // Random characters alone would rarely include the few that make markup.
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

describe('the links of a mail', () => {
  const secrets = { confirm: 'https://a.org/?a=1&b=2', other: 'https://a.org/x' };
  const body = { subject: 'Hello', html: '<a href="{{confirm}}">', text: '{{confirm}} {{other}}' };

  it('fillBody inserts the links of a mail into html and text, escaped in html', () => {
    expect(fillBody(body, secrets)).toEqual({
      subject: 'Hello',
      html: '<a href="https://a.org/?a=1&amp;b=2">',
      text: 'https://a.org/?a=1&b=2 https://a.org/x',
    });
  });

  it('staff see the names of links in a mail, without their addresses', () => {
    expect(hiddenSecrets(secrets)).toEqual({
      confirm: '(the link to confirm, for its reader alone)',
      other: '(a link, for its reader alone)',
    });
  });

  it('deleted links are replaced by a note', () => {
    expect(deletedSecrets(secrets)).toEqual({
      confirm: '(this link was deleted)',
      other: '(this link was deleted)',
    });
  });

  it('the sealing context of links differs for each mail and each reader', () => {
    const places = ['a@x.org', 'b@x.org'].flatMap(to => ['1', '2'].map(messageId => ({ messageId, to })));
    expect(new Set(places.map(sealingContext)).size).toBe(4);
  });
});
