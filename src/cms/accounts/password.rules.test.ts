import { expect, it } from 'vitest';
import { passwordProblem } from './password.rules.ts';

const owner = { name: 'Abeba Kebede', email: 'abeba.k@helpers.example' };

it.each(['eleven-long', 'ኮከብ', ''])('"%s" is short', password => {
  expect(passwordProblem(password, owner)).toBe('short');
});

it.each([
  'password1234',
  'Pa$$w0rd2026!',
  'passwordpassword',
  '123456789012',
  'aaaaaaaaaaaaaaaa',
  'qwertyuiop12',
  'iloveyou1234',
  'Summer2026!!!',
  'adey-charity-2026',
  'AbebaKebede1',
  'abeba.k@helpers.example',
  'Admin Admin Admin',
])('"%s" is tried first', password => {
  expect(passwordProblem(password, owner)).toBe('easy');
});

it.each([
  'a long password',
  'correct horse battery staple',
  'ዝናብ በመስከረም አይመጣም',
  '9$k#2@!vX^8&',
  '839201746529',
  'vmqzkhtrwjxp',
])('"%s" is taken, whatever kinds of signs it has', password => {
  expect(passwordProblem(password, owner)).toBeNull();
});
