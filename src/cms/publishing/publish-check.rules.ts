import type { TranslationState } from '#cms/translation/translation.rules.ts';
import { keysIn } from '#core/claim.ts';
import { type Message, message } from '#core/message.ts';
import { statedNumbers } from '#core/stated-numbers.ts';

/** A page that shows documents of a collection; `newest`: it shows only this many, by `newestBy`. */
export type OtherPage = { path: string; title: string; newest?: number };

/** A problem to fix before publishing, and the path of the field it is about. */
export type Finding = {
  path: string;
  message: Message;
  /** A number that could be a claim: staff can answer that it is none. */
  number?: string;
};

/** `must` prevents publishing; `might` are suggestions. */
export type Findings = { must: Finding[]; might: Finding[] };

/** What visitors see of a document: nothing, nothing for lack of consent (`hidden`), or the state of its public translation. */
export type Seen = 'nothing' | 'hidden' | TranslationState;

/** A page of the site, by its title and address. */
export type PublicPage = { title: string; href: string };

/** The text of one field in one language, its links, and the levels of its headings in order. */
export type Piece = {
  readonly path: string;
  readonly label: string;
  readonly localized: boolean;
  readonly text: string;
  readonly links: readonly string[];
  readonly levels: readonly number[];
};

export type Language = 'en' | 'am';

/** A picture in the document, and its description in each language. */
export type ShownPicture = { readonly path: string } & Readonly<Record<Language, string>>;

/** The input of the checks. */
export type Facts = {
  readonly pieces: Readonly<Record<Language, readonly Piece[]>>;
  readonly pictures: readonly ShownPicture[];
  /** Links to missing pages of our site, as written. */
  readonly deadLinks: ReadonlySet<string>;
  readonly names: Names;
};

export type Names = {
  /** The page says that names are changed. */
  readonly areChanged: boolean;
  /** From the field for a first name. */
  readonly first: readonly string[];
  /** From the consent record: the person who agreed, and the person it is about. */
  readonly full: readonly string[];
};

const languageName = (language: Language) => (language === 'en' ? 'English' : 'Amharic');
const languages: readonly Language[] = ['en', 'am'];
/** The highest level in texts; level 1 is the title of the page. */
const FIRST_LEVEL = 2;

/** Suggestions that do not prevent publishing. */
export function suggestionsFor(facts: Facts): Finding[] {
  const pieces = languages.flatMap(language => facts.pieces[language]);
  return unique([
    ...untranslated(facts),
    ...facts.pictures.flatMap(undescribed),
    ...pieces.filter(({ levels }) => !areInOrder(levels)).map(outOfOrder),
    ...pieces.flatMap(piece => deadLinksIn(piece, facts.deadLinks)),
    ...(facts.names.areChanged ? pieces.flatMap(piece => fullNamesIn(piece, facts.names)) : []),
  ]);
}

/** Texts that exist in one language only: one finding for each language, however many fields there are. */
function untranslated({ pieces }: Facts): Finding[] {
  return languages.flatMap(language => {
    const other = language === 'en' ? 'am' : 'en';
    const written = new Set(pieces[other].filter(hasWords).map(({ path }) => path));
    const alone = pieces[language].filter(
      piece => piece.localized && hasWords(piece) && !written.has(piece.path),
    );
    const [first] = alone;
    if (!first) return [];
    const values = { count: alone.length, label: message(first.label) };
    return [
      { path: first.path, message: message(language === 'en' ? onlyInEnglish : onlyInAmharic, values) },
    ];
  });
}

const onlyInEnglish =
  '{count, plural, one {“{label}” is missing in Amharic: visitors see the English.} other {# texts are missing in Amharic: visitors see the English. The first is “{label}”.}}';
const onlyInAmharic =
  '{count, plural, one {“{label}” is missing in English: visitors see the Amharic.} other {# texts are missing in English: visitors see the Amharic. The first is “{label}”.}}';

const hasWords = ({ text }: Piece) => text.trim() !== '';

function undescribed(picture: ShownPicture): Finding[] {
  const missing = languages.filter(language => picture[language].trim() === '');
  if (missing.length === 0) return [];
  const name = picture.en.trim() || picture.am.trim();
  const which = message(name ? message('The picture “{name}”', { name }) : 'A picture');
  const where = missing.map(languageName).join(' and in ');
  return [
    {
      path: picture.path,
      message: message('{which} has no description in {where}.', {
        which,
        where: message(where),
      }),
    },
  ];
}

/** Whether no heading is more than one level deeper than the one before it; the first follows the title of the page. */
export function areInOrder(levels: readonly number[]): boolean {
  return levels.every((level, at) => level <= (levels[at - 1] ?? FIRST_LEVEL - 1) + 1);
}

const outOfOrder = ({ path, label }: Piece): Finding => ({
  path,
  message: message('A heading in “{label}” skips a level. People who listen to the page lose track.', {
    label: message(label),
  }),
});

const deadLinksIn = ({ path, label, links }: Piece, dead: ReadonlySet<string>): Finding[] =>
  links
    .filter(link => dead.has(link))
    .map(link => ({
      path,
      message: message('“{label}” links to {link}, but there is no such page.', {
        label: message(label),
        link,
      }),
    }));

function fullNamesIn({ path, label, text }: Piece, { first, full }: Names): Finding[] {
  const found = new Set([
    ...full.filter(name => splitWords(name).length > 1 && hasName(text, name)),
    ...first.filter(name => splitWords(name).length > 1 && text.trim() === name.trim()),
    ...first.flatMap(name => namedFurther(text, name)),
  ]);
  return [...found].map(name => ({
    path,
    message: message(
      '“{label}” says “{name}”, but the page says that names are changed. Write a first name only.',
      { label: message(label), name },
    ),
  }));
}

const splitWords = (name: string) => name.trim().split(/\s+/).filter(Boolean);

const asPattern = (name: string) => splitWords(name).map(escaped).join(String.raw`\s+`);
const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const hasName = (text: string, name: string) =>
  new RegExp(String.raw`(?<!\p{L})${asPattern(name)}(?!\p{L})`, 'iu').test(text);

/** A first name followed by a capitalised word. Amharic has no capitals, so it is not checked. */
function namedFurther(text: string, name: string): string[] {
  if (splitWords(name).length !== 1) return [];
  const pattern = new RegExp(String.raw`(?<!\p{L})${asPattern(name)}\s+\p{Lu}\p{Ll}+`, 'gu');
  return text.match(pattern) ?? [];
}

function unique(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map(one => [`${one.path}\n${JSON.stringify(one.message)}`, one])).values()];
}

/** At most so many numbers are asked about at once. */
const mostNumbers = 8;

/**
 * Asks about numbers in the texts that are not taken from the register, apart from `answered` ones, and about keys that
 * are no number of it.
 */
export function numbersToAsk(
  pieces: readonly Piece[],
  answered: readonly unknown[],
  known: ReadonlySet<string>,
): Finding[] {
  const written = pieces.filter(({ localized }) => localized);
  const unknown = written.flatMap(({ path, label, text }) =>
    keysIn(text)
      .filter(key => !known.has(key))
      .map(key => ({
        path,
        message: message('“{label}” names {key}, but none of our numbers is called so.', {
          label: message(label),
          key: `{${key}}`,
        }),
      })),
  );
  const asked = new Map<string, Finding>();
  for (const { path, label, text } of written)
    for (const number of statedNumbers(text))
      if (!answered.includes(number) && !asked.has(number))
        asked.set(number, {
          path,
          number,
          message: message('“{label}” says {number}. If it says what we did, take it from Our numbers.', {
            label: message(label),
            number,
          }),
        });
  return [...unknown, ...[...asked.values()].slice(0, mostNumbers)];
}

/** Below /api, before the slug of a collection. */
export const PUBLISH_CHECK = '/before-publishing';
