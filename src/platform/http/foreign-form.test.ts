import { describe, expect, it } from 'vitest';
import { isForeignForm } from './form-fields.ts';

const ours = 'https://adey.example';
const sent = (headers: Record<string, string>, method = 'POST') =>
  isForeignForm(new Request(ours, { method, headers }), ours);

describe('a request from a page of another site', () => {
  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'is rejected as %s, and accepted from our own page',
    type => {
      expect(sent({ origin: 'https://elsewhere.example', 'content-type': type })).toBe(true);
      expect(sent({ origin: 'null', 'content-type': type })).toBe(true);
      expect(sent({ origin: `${ours}.elsewhere.example`, 'content-type': type })).toBe(true);
      expect(sent({ origin: `${ours}:8443`, 'content-type': type })).toBe(true);
      expect(sent({ 'sec-fetch-site': 'cross-site', 'content-type': type })).toBe(true);
      expect(sent({ origin: ours, 'content-type': type })).toBe(false);
    },
  );

  it('is rejected without a type', () => {
    expect(sent({ origin: 'https://elsewhere.example' })).toBe(true);
  });

  it('is passed on when it is not a form: browsers ask before they send that', () => {
    expect(sent({ origin: 'https://elsewhere.example', 'content-type': 'application/json' })).toBe(false);
  });

  it('is told apart from programs, which send no origin, such as mail services that unsubscribe somebody', () => {
    expect(sent({ 'content-type': 'application/x-www-form-urlencoded' })).toBe(false);
  });

  it('may read anything', () => {
    expect(sent({ origin: 'https://elsewhere.example' }, 'GET')).toBe(false);
  });
});
