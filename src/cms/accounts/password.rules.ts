/** Shorter passwords can be guessed. There are no rules about kinds of characters. */
export const shortestPassword = 12;

/** Tried first by attackers: the words of passwords everywhere, and those of this charity. */
const triedFirst = [
  'password passwort passphrase secret letmein welcome iloveyou princess sunshine football baseball superman monkey dragon',
  'master shadow login admin administrator root user guest staff editor test testing change changeme default temp hello',
  'qwertyuiop qwerty asdfghjkl asdfgh zxcvbnm zxcvbn azerty abcdefghijkl abcdef abcd abc january february march april june',
  'july august september october november december monday friday spring summer autumn winter love trust',
  'adey charity donate donation children child health healthcare clinic ethiopia addis ababa addisababa',
]
  .join(' ')
  .split(' ');

/** Letters as they are often written with other characters: pa$$w0rd. */
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

/** This many different characters of its own make a password more than the known words in it. */
const fewestOwn = 5;

type Owner = { name?: string | null; email?: string | null };

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const spelled = (text: string) => plain(text).replaceAll(/[013457@$!]/g, sign => written[sign] ?? sign);

/** Words others know about an account: its name and address, from three letters on. */
function knownOf({ name, email }: Owner): string[] {
  return plain(`${name ?? ''} ${email ?? ''}`)
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter(word => [...word].length >= 3);
}

/** The different characters, apart from digits, that remain of a text without these words. */
function ownSigns(text: string, words: readonly string[]): number {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
  return new Set(rest.match(/[^\p{N}\s]/gu)).size;
}

export type PasswordProblem = 'short' | 'easy';

/**
 * Why a staff password is refused, or null: it is too short, or it is little more than common words, the owner's
 * name and address, digits and repetition. There are no rules about kinds of characters.
 */
export function passwordProblem(password: string, owner: Owner): PasswordProblem | null {
  if ([...password].length < shortestPassword) return 'short';
  const words = [...triedFirst, ...knownOf(owner)];
  const own = Math.min(ownSigns(plain(password), words), ownSigns(spelled(password), words));
  return own + ownDigits(password) >= fewestOwn ? null : 'easy';
}

/** How much digits count: half a character each, and nothing in a sequence such as 123. */
function ownDigits(password: string): number {
  const digits = password.replaceAll(/[^0-9]/g, '');
  const isRow = '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits);
  return isRow ? 0 : Math.floor(new Set(digits).size / 2);
}
