/** Fewer letters are guessed; what they are is everybody's own business. */
export const shortestPassword = 12;

/** What is tried first at a house like this: the words of passwords everywhere, and those of this work. */
const triedFirst = [
  'password passwort passphrase secret letmein welcome iloveyou princess sunshine football baseball superman monkey dragon',
  'master shadow login admin administrator root user guest staff editor test testing change changeme default temp hello',
  'qwertyuiop qwerty asdfghjkl asdfgh zxcvbnm zxcvbn azerty abcdefghijkl abcdef abcd abc january february march april june',
  'july august september october november december monday friday spring summer autumn winter love trust',
  'adey charity donate donation children child health healthcare clinic ethiopia addis ababa addisababa',
]
  .join(' ')
  .split(' ');

/** Letters as they are often written with signs: pa$$w0rd. */
const written: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** So many different signs of its own make a password more than the words around them. */
const fewestOwn = 5;

type Owner = { name?: string | null; email?: string | null };

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const spelled = (text: string) => plain(text).replaceAll(/[013457@$!]/g, sign => written[sign] ?? sign);

/** Words of an account that others know: its name and its address, from three letters on. */
function knownOf({ name, email }: Owner): string[] {
  return plain(`${name ?? ''} ${email ?? ''}`)
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter(word => [...word].length >= 3);
}

/** Different signs, apart from digits, that are left of a text without these words. */
function ownSigns(text: string, words: readonly string[]): number {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
  return new Set(rest.match(/[^\p{N}\s]/gu)).size;
}

export type PasswordProblem = 'short' | 'easy';

/**
 * What is wrong with a password of staff, null if nothing is: it is short, or it is little more than words that are tried
 * first, the owner's name and address, digits and repetition. There are no rules about kinds of letters.
 */
export function passwordProblem(password: string, owner: Owner): PasswordProblem | null {
  if ([...password].length < shortestPassword) return 'short';
  const words = [...triedFirst, ...knownOf(owner)];
  const own = Math.min(ownSigns(plain(password), words), ownSigns(spelled(password), words));
  return own + ownDigits(password) >= fewestOwn ? null : 'easy';
}

/** What digits count for: half a sign each, and nothing where they follow each other. */
function ownDigits(password: string): number {
  const digits = password.replaceAll(/[^0-9]/g, '');
  const isRow = '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits);
  return isRow ? 0 : Math.floor(new Set(digits).size / 2);
}
