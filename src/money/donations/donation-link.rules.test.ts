import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCampaign, attributed } from './donation-link.rules.ts';

const from = { source: 'adey.example.org', campaign: anyCampaign };
const utm = 'utm_source=adey.example.org&utm_medium=referral&utm_campaign=donate';

describe('a link to the donation page', () => {
  it.each([
    ['https://give.example.org', `https://give.example.org?${utm}`],
    ['https://give.example.org/adey', `https://give.example.org/adey?${utm}`],
    ['https://give.example.org/adey?', `https://give.example.org/adey?${utm}`],
    ['https://give.example.org/?form=7&', `https://give.example.org/?form=7&${utm}`],
    ['https://give.example.org/?form=7', `https://give.example.org/?form=7&${utm}`],
    ['https://give.example.org/?a+b=%20c&d', `https://give.example.org/?a+b=%20c&d&${utm}`],
    ['https://give.example.org/#give', `https://give.example.org/?${utm}#give`],
    ['https://give.example.org/?form=7#/step?x=1', `https://give.example.org/?form=7&${utm}#/step?x=1`],
  ])('UTM parameters are added to the donation link %s', (link, expected) => {
    expect(attributed(link, from)).toBe(expected);
  });

  it('UTM parameters written by staff are kept', () => {
    const own = 'https://give.example.org/?utm_campaign=easter';
    expect(attributed(own, from)).toBe(`${own}&utm_source=adey.example.org&utm_medium=referral`);
    const whole = `https://give.example.org/?${utm}`;
    expect(attributed(whole, { ...from, campaign: 'family-fund' })).toBe(whole);
  });

  it('a campaign name in any script is encoded into one UTM parameter', () => {
    const link = attributed('https://give.example.org/', { ...from, campaign: 'ምስጋና & a=b#c' });
    expect(new URL(link).searchParams.get('utm_campaign')).toBe('ምስጋና & a=b#c');
    expect(new URL(link).hash).toBe('');
  });

  it.each(['', '/donate', 'javascript:alert(1)', 'http://give.example.org'])(
    'a link that is not an absolute https address is left unchanged: %s',
    link => {
      expect(attributed(link, from)).toBe(link);
    },
  );

  it('adding UTM parameters keeps the rest of any link and is idempotent', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), made => {
        const link = made.replace(/^http:/, 'https:');
        const expected = attributed(link, from);
        const [before = '', fragment] = link.split(/#(.*)/s);
        expect(expected.startsWith(before)).toBe(true);
        if (fragment !== undefined) expect(expected.endsWith(`#${fragment}`)).toBe(true);
        expect(attributed(expected, from)).toBe(expected);
        if (expected !== link) expect(new URL(expected).searchParams.get('utm_medium')).toBe('referral');
      }),
    );
  });
});

it('UTM names in the path of a donation link are ignored', () => {
  expect(attributed('https://give.example.org/utm_source=x&utm_medium=y&utm_campaign=z', from)).toBe(
    `https://give.example.org/utm_source=x&utm_medium=y&utm_campaign=z?${utm}`,
  );
});
