import { describe, expect, it } from 'vitest';
import { readAccount } from './account-claims.rules.ts';
import { isGreetedByName, mayBeSignedIn, signedInUser, toVisitor } from './signed-in-user.rules.ts';

const stored = {
  name: 'Abeba Kebede',
  firstName: 'Abeba',
  email: 'abeba@adey.test',
  phone: '+251 911 000000',
  image: null,
  createdAt: new Date('2024-12-31T22:00:00Z'),
};

describe('signed-in users', () => {
  it('a signed-in user has first name, addresses, phone numbers, picture and time of joining [DATA-24]', () => {
    expect(signedInUser(stored)).toEqual({
      firstName: 'Abeba',
      emailAddresses: ['abeba@adey.test'],
      phoneNumbers: ['+251 911 000000'],
      imageUrl: null,
      createdAt: new Date('2024-12-31T22:00:00Z'),
    });
  });

  it('a user without phone has no phone numbers, and without a name uses the address [DATA-24]', () => {
    const user = signedInUser({ ...stored, phone: '', firstName: '', name: '' });
    expect(user).toMatchObject({ firstName: 'abeba', phoneNumbers: [] });
    expect(signedInUser({ ...stored, firstName: null }).firstName).toBe('Abeba');
  });

  it('the picture of a user is only ever shown from this site [DATA-24]', () => {
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

  it('the browser receives the year of joining in Ethiopia with the other data of the user', () => {
    expect(toVisitor(signedInUser(stored))).toEqual({
      signedIn: true,
      firstName: 'Abeba',
      email: 'abeba@adey.test',
      phone: '+251 911 000000',
      memberSince: 2025,
      imageUrl: null,
    });
    expect(toVisitor(null)).toEqual({ signedIn: false });
  });
});

describe('claims of a provider', () => {
  it('claims become name, first name, address, phone and picture, and nothing else is stored', () => {
    expect(
      readAccount({
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

  it('claims with wrong types, control characters or excessive length are cleaned or dropped', () => {
    const account = readAccount({
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
  ])('an email claim is accepted only if it spells one mailbox exactly: %s', (email, mailbox) => {
    expect(readAccount({ email, email_verified: true }).email).toBe(mailbox);
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
  ])('an email_verified claim of %j proves the address: %j', (email_verified, isProven) => {
    expect(readAccount({ email: 'abeba@adey.test', email_verified }).emailVerified).toBe(isProven);
  });

  it('an email claim with several addresses gives no address', () => {
    const email = ['lulit@adey.test', 'abeba@adey.test'];
    expect(readAccount({ email, email_verified: true }).email).toBeNull();
  });
});

it('a user is greeted by name, but not by a long local part of an address', () => {
  expect(isGreetedByName({ firstName: 'Abeba' })).toBe(true);
  expect(isGreetedByName({ firstName: 'donations.and.gifts.of.friends' })).toBe(false);
});

describe('picture claims', () => {
  const from = (picture: unknown) => readAccount({ picture }).pictureSource;

  it('a picture claim is accepted for http and https addresses of at most 2,000 characters', () => {
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
  ])('the picture claim %j is rejected', picture => {
    expect(from(picture)).toBe('');
    expect(readAccount({ picture }).image).toBe('');
  });
});

describe('name claims', () => {
  it('a name is joined from the name claims that exist', () => {
    expect(readAccount({ family_name: 'Kebede' }).name).toBe('Kebede');
    expect(readAccount({ given_name: 'Abeba' }).name).toBe('Abeba');
    expect(readAccount({})).toMatchObject({ name: '', firstName: '' });
  });

  it('control characters in a name claim are replaced by one blank, and the name is trimmed', () => {
    expect(readAccount({ name: '\u0000Abeba\r\nKebede ' }).name).toBe('Abeba Kebede');
    expect(readAccount({ name: 'Abeba   Kebede' }).firstName).toBe('Abeba');
  });
});

it('the email_verified claim may be a string', () => {
  const verified = (email_verified: unknown) => readAccount({ email_verified }).emailVerified;
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
  'the cookies %j mean that somebody may be signed in',
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
])('the cookies %j mean that nobody is signed in', cookies => {
  expect(mayBeSignedIn(cookies)).toBe(false);
});
