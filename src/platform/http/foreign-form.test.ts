import { describe, expect, it } from 'vitest';
import { isForeignForm } from './form-fields.ts';

const ours = 'https://adey.example';
const sent = (headers: Record<string, string>, method = 'POST') =>
  isForeignForm(new Request(ours, { method, headers }), ours);

describe('what a page of another site makes a browser send', () => {
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'is refused as %s, and taken from a page of ours',
    type => {
      expect(sent({ origin: 'https://elsewhere.example', 'content-type': type })).toBe(true);
      expect(sent({ origin: 'null', 'content-type': type })).toBe(true);
      expect(sent({ origin: `${ours}.elsewhere.example`, 'content-type': type })).toBe(true);
      expect(sent({ origin: `${ours}:8443`, 'content-type': type })).toBe(true);
      expect(sent({ 'sec-fetch-site': 'cross-site', 'content-type': type })).toBe(true);
      expect(sent({ origin: ours, 'content-type': type })).toBe(false);
    },
  );

  it('is refused without a type', () => {
    expect(sent({ origin: 'https://elsewhere.example' })).toBe(true);
  });

  it('is left to the call when it is no form: browsers ask before they send that', () => {
    expect(sent({ origin: 'https://elsewhere.example', 'content-type': 'application/json' })).toBe(false);
  });

  it('is told from programs, which say no origin: mail services that unsubscribe somebody are such', () => {
    expect(sent({ 'content-type': 'application/x-www-form-urlencoded' })).toBe(false);
  });

  it('reads what it likes', () => {
    expect(sent({ origin: 'https://elsewhere.example' }, 'GET')).toBe(false);
  });
});
