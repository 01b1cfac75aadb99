import { describe, expect, it } from 'vitest';
import { xmlText } from './xml.ts';

describe('text in XML', () => {
  it('says the same and cannot close an element or an attribute', () => {
    expect(xmlText(`<b a="1">Tom & 'Ann'</b>`)).toBe(
      '&lt;b a=&quot;1&quot;&gt;Tom &amp; &apos;Ann&apos;&lt;/b&gt;',
    );
  });

  it('leaves out what XML cannot hold and keeps every script', () => {
    expect(xmlText('ሰላም\u0000\u000b\ufffe\n')).toBe('ሰላም\n');
  });
});
