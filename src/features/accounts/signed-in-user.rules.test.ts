import { describe, expect, it } from 'vitest';
import { accountOf } from './account-claims.rules.ts';
import { isGreetedByName, mayBeSignedIn, signedInUser, visitorOf } from './signed-in-user.rules.ts';

const stored = {
  name: 'Abeba Kebede',
  firstName: 'Abeba',
  email: 'abeba@adey.test',
  phone: '+251 911 000000',
  image: null,
  createdAt: new Date('2024-12-31T22:00:00Z'),
};

describe('a signed-in user', () => {
  it('has first name, email addresses, phone numbers, picture and the instant of joining [DATA-24]', () => {
    expect(signedInUser(stored)).toEqual({
      firstName: 'Abeba',
      emailAddresses: ['abeba@adey.test'],
      phoneNumbers: ['+251 911 000000'],
      imageUrl: null,
      createdAt: new Date('2024-12-31T22:00:00Z'),
    });
  });

  it('without phone has no phone numbers, and without a name uses the address [DATA-24]', () => {
    const user = signedInUser({ ...stored, phone: '', firstName: '', name: '' });
    expect(user).toMatchObject({ firstName: 'abeba', phoneNumbers: [] });
    expect(signedInUser({ ...stored, firstName: null }).firstName).toBe('Abeba');
  });

  it('has a picture only from this site, never from another [DATA-24]', () => {
    const shown = (image: string) => signedInUser({ ...stored, image }).imageUrl;
    expect(shown('/api/visitor/picture')).toBe('/api/visitor/picture');
    for (const foreign of [
      'https://pictures.example/a.jpg',
      '//pictures.example/a.jpg',
      '/\\pictures.example',
      'a.jpg',
    ])
      expect(shown(foreign), foreign).toBeNull();
  });

  it('is a member since the year in Ethiopia, which the browser receives with the rest', () => {
    expect(visitorOf(signedInUser(stored))).toEqual({
      signedIn: true,
      firstName: 'Abeba',
      email: 'abeba@adey.test',
      phone: '+251 911 000000',
      memberSince: 2025,
      imageUrl: null,
    });
    expect(visitorOf(null)).toEqual({ signedIn: false });
  });
});

describe('claims of a provider', () => {
  it('become name, first name, address and phone, and nothing else is stored', () => {
    expect(
      accountOf({
        sub: '1',
        given_name: 'አበባ',
        family_name: 'ከበደ',
        email: 'abeba@adey.test',
        email_verified: true,
        phone_number: '+251911000000',
        picture: 'https://pictures.example/a.jpg',
        address: { street_address: 'x' },
      }),
    ).toEqual({
      name: 'አበባ ከበደ',
      firstName: 'አበባ',
      email: 'abeba@adey.test',
      emailVerified: true,
      phone: '+251911000000',
      image: '/auth/in/user/picture',
      pictureSource: 'https://pictures.example/a.jpg',
    });
  });

  it('of the wrong type, with control characters or of excessive length do no harm', () => {
    const account = accountOf({
      given_name: ['a'],
      name: `Abeba\u0000\r\nBcc: x${'x'.repeat(500)}`,
      email: 'no address',
      email_verified: 'yes',
      phone_number: { x: 1 },
    });
    expect(account).toMatchObject({ firstName: 'Abeba', email: null, emailVerified: false, phone: '' });
    expect(account.name).toHaveLength(200);
    expect(account.name).not.toMatch(/\p{Cc}/u);
  });

  it.each([
    ['Abeba@Adey.test', 'abeba@adey.test'],
    ['info@Bücher.test', 'info@xn--bcher-kva.test'],
    ['ａbeba@adey.test', null],
    ['abeba@adey.test／x.attacker.test', null],
    ['abeba@adey.test\n', null],
    [
      `abeba@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.test.attacker.test`,
      `abeba@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.test.attacker.test`,
    ],
    ['abeba@adey.test, lulit@adey.test', null],
  ])('prove the mailbox they spell, and none that we would only read out of them: %s', (email, mailbox) => {
    expect(accountOf({ email, email_verified: true }).email).toBe(mailbox);
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    ['1', false],
    [1, false],
    [['true'], false],
    [undefined, false],
  ])('prove an address with %j: %j', (email_verified, isProven) => {
    expect(accountOf({ email: 'abeba@adey.test', email_verified }).emailVerified).toBe(isProven);
  });

  it('with several addresses name none', () => {
    const email = ['lulit@adey.test', 'abeba@adey.test'];
    expect(accountOf({ email, email_verified: true }).email).toBeNull();
  });
});

it('somebody is greeted by name, but not by a long local part of an address', () => {
  expect(isGreetedByName({ firstName: 'Abeba' })).toBe(true);
  expect(isGreetedByName({ firstName: 'donations.and.gifts.of.friends' })).toBe(false);
});

describe('a picture claim', () => {
  const from = (picture: unknown) => accountOf({ picture }).pictureSource;

  it('is accepted for http and https addresses of at most 2,000 characters', () => {
    expect(from('HTTP://pictures.example/a.jpg')).toBe('http://pictures.example/a.jpg');
    const longest = `https://pictures.example/${'a'.repeat(1_975)}`;
    expect(from(longest)).toBe(longest);
    expect(from(`${longest}a`)).toBe('');
  });

  it.each([
    [undefined],
    [7],
    [['https://pictures.example/a.jpg']],
    [''],
    ['a.jpg'],
    ['javascript:alert(1)'],
    ['data:https://x'],
    ['https://'],
  ])('is rejected where it is %j', picture => {
    expect(from(picture)).toBe('');
    expect(accountOf({ picture }).image).toBe('');
  });
});

describe('a name claim', () => {
  it('is joined from the parts that exist', () => {
    expect(accountOf({ family_name: 'Kebede' }).name).toBe('Kebede');
    expect(accountOf({ given_name: 'Abeba' }).name).toBe('Abeba');
    expect(accountOf({})).toMatchObject({ name: '', firstName: '' });
  });

  it('has control characters replaced by one blank, and is trimmed', () => {
    expect(accountOf({ name: '\u0000Abeba\r\nKebede ' }).name).toBe('Abeba Kebede');
    expect(accountOf({ name: 'Abeba   Kebede' }).firstName).toBe('Abeba');
  });
});

it('email_verified may be a string', () => {
  const verified = (email_verified: unknown) => accountOf({ email_verified }).emailVerified;
  expect([true, 'true', false, 'false', 1, undefined].map(verified)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it.each(['adey-visitor=1', 'lite=1; adey-visitor=1', 'adey-visitor=1;lite=1'])(
  'with the cookies %j somebody may be signed in',
  cookies => {
    expect(mayBeSignedIn(cookies)).toBe(true);
  },
);

it.each([
  '',
  'adey-visitor=0',
  'adey-visitor=',
  'adey-visitor=11',
  'x-adey-visitor=1',
  'lite=adey-visitor=1',
])('with the cookies %j nobody is', cookies => {
  expect(mayBeSignedIn(cookies)).toBe(false);
});
