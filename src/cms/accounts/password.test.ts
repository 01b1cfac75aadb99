import { expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

const owner = { name: 'Abeba Kebede', email: 'abeba.k@helpers.example' };

it.each(['eleven-long', 'ኮከብ', ''])('the password "%s" is too short', password => {
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
])('the password "%s" is easy to guess', password => {
  expect(passwordProblem(password, owner)).toBe('easy');
});

it.each([
  'f00tballf00tball',
  'pr1ncesspr1ncess',
  'sup3rmansup3rman',
  'footb4llfootb4ll',
  'pa55wordpa55word',
  'foo7ballfoo7ball',
  'p@sswordp@ssword',
  'pas$wordpas$word',
  'pr!ncesspr!ncess',
])('the password "%s" with digits or symbols for letters is easy to guess', password => {
  expect(passwordProblem(password, owner)).toBe('easy');
});

it('a password made of the owner’s name is refused; name parts under three letters do not count', () => {
  expect(passwordProblem('zoewykzoewykzoe', { name: 'Zoe Wyk' })).toBe('easy');
  expect(passwordProblem('albo-albo-albo', { name: 'Al Bo' })).toBeNull();
  expect(passwordProblem('loveworthloveworth', { name: 'Ada Loveworth' })).toBe('easy');
  expect(passwordProblem('loveworthloveworth', {})).toBeNull();
});

it('a password with other letters around a common word is accepted', () => {
  expect(passwordProblem('sprpasswording', owner)).toBeNull();
});

it('a run of ascending or descending digits adds no strength to a password', () => {
  expect(passwordProblem('wxyz0123456789', owner)).toBe('easy');
  expect(passwordProblem('wxyz9876543210', owner)).toBe('easy');
  expect(passwordProblem('wxyz8392017465', owner)).toBeNull();
});

it.each([
  'a long password',
  'correct horse battery staple',
  'ዝናብ በመስከረም አይመጣም',
  '9$k#2@!vX^8&',
  '839201746529',
  'vmqzkhtrwjxp',
])('the password "%s" is accepted, whatever kinds of characters it has', password => {
  expect(passwordProblem(password, owner)).toBeNull();
});
