import type { TranslationState } from '#cms/translation/translation.rules.ts';

/** A problem of a document before it is published, and the path of the field it is about. */
export type Finding = { path: string; message: string };

/** `must` stops publishing, with the same words; `might` is worth a look. */
export type Findings = { must: Finding[]; might: Finding[] };

/** What visitors see of a document now: nothing, nothing because its consent does not hold, or how the public Amharic stands beside the public English. */
export type Seen = 'nothing' | 'hidden' | TranslationState;

/** A page of the site, by its title and address. */
export type PublicPage = { title: string; href: string };

/** The words of one field in one language, what they link to, and the levels of their headings in order. */
export type Piece = {
  readonly path: string;
  readonly label: string;
  readonly localized: boolean;
  readonly text: string;
  readonly links: readonly string[];
  readonly levels: readonly number[];
};

export type Language = 'en' | 'am';

/** A picture that the document shows, and its description in each language. */
export type ShownPicture = { readonly path: string } & Readonly<Record<Language, string>>;

/** All that the rules look at. */
export type Facts = {
  readonly pieces: Readonly<Record<Language, readonly Piece[]>>;
  readonly pictures: readonly ShownPicture[];
  /** Links to pages of ours that are not there, as they are written. */
  readonly deadLinks: ReadonlySet<string>;
  readonly names: Names;
};

export type Names = {
  /** The page says that names are changed. */
  readonly areChanged: boolean;
  /** From the field for a first name. */
  readonly first: readonly string[];
  /** From the consent record: who agreed, and whom it is about. */
  readonly full: readonly string[];
};

const nameOf = (language: Language) => (language === 'en' ? 'English' : 'Amharic');
const languages: readonly Language[] = ['en', 'am'];
/** Of texts; the title of the page is the first. */
const FIRST_LEVEL = 2;

/** What might be better before visitors read it; nothing of it stops publishing. */
export function mightBeBetter(facts: Facts): Finding[] {
  const pieces = languages.flatMap(language => facts.pieces[language]);
  return unique([
    ...untranslated(facts),
    ...facts.pictures.flatMap(undescribed),
    ...pieces.filter(({ levels }) => !areInOrder(levels)).map(outOfOrder),
    ...pieces.flatMap(piece => deadLinksIn(piece, facts.deadLinks)),
    ...(facts.names.areChanged ? pieces.flatMap(piece => fullNamesIn(piece, facts.names)) : []),
  ]);
}

/** What has words in one language only: one finding for each language, however many fields there are. */
function untranslated({ pieces }: Facts): Finding[] {
  return languages.flatMap(language => {
    const other = language === 'en' ? 'am' : 'en';
    const written = new Set(pieces[other].filter(hasWords).map(({ path }) => path));
    const alone = pieces[language].filter(
      piece => piece.localized && hasWords(piece) && !written.has(piece.path),
    );
    const [first] = alone;
    if (!first) return [];
    const message =
      alone.length === 1
        ? `“${first.label}” is not there in ${nameOf(other)}: visitors see the ${nameOf(language)}.`
        : `${alone.length} texts are not there in ${nameOf(other)}: visitors see the ${nameOf(language)}. The first is “${first.label}”.`;
    return [{ path: first.path, message }];
  });
}

const hasWords = ({ text }: Piece) => text.trim() !== '';

function undescribed(picture: ShownPicture): Finding[] {
  const missing = languages.filter(language => picture[language].trim() === '');
  if (missing.length === 0) return [];
  const name = picture.en.trim() || picture.am.trim();
  const which = name ? `The picture “${name}”` : 'A picture';
  const where = missing.map(nameOf).join(' and in ');
  return [{ path: picture.path, message: `${which} has no description in ${where}.` }];
}

/** Whether no heading is more than one level below the one before it; the title of the page counts as the first. */
export function areInOrder(levels: readonly number[]): boolean {
  return levels.every((level, at) => level <= (levels[at - 1] ?? FIRST_LEVEL - 1) + 1);
}

const outOfOrder = ({ path, label }: Piece): Finding => ({
  path,
  message: `A heading in “${label}” is a level too deep for the one before it. Who listens to the page loses the thread.`,
});

const deadLinksIn = ({ path, label, links }: Piece, dead: ReadonlySet<string>): Finding[] =>
  links
    .filter(link => dead.has(link))
    .map(link => ({ path, message: `“${label}” links to ${link}, and there is no such page.` }));

function fullNamesIn({ path, label, text }: Piece, { first, full }: Names): Finding[] {
  const found = new Set([
    ...full.filter(name => wordsOf(name).length > 1 && hasName(text, name)),
    ...first.filter(name => wordsOf(name).length > 1 && text.trim() === name.trim()),
    ...first.flatMap(name => namedFurther(text, name)),
  ]);
  return [...found].map(name => ({
    path,
    message: `“${label}” says “${name}”, and the page says that names are changed. Write a first name only.`,
  }));
}

const wordsOf = (name: string) => name.trim().split(/\s+/).filter(Boolean);

const asPattern = (name: string) => wordsOf(name).map(escaped).join(String.raw`\s+`);
const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const hasName = (text: string, name: string) =>
  new RegExp(String.raw`(?<!\p{L})${asPattern(name)}(?!\p{L})`, 'iu').test(text);

/** A first name with a capitalised word behind it; Amharic has no capitals, so it is not checked. */
function namedFurther(text: string, name: string): string[] {
  if (wordsOf(name).length !== 1) return [];
  const pattern = new RegExp(String.raw`(?<!\p{L})${asPattern(name)}\s+\p{Lu}\p{Ll}+`, 'gu');
  return text.match(pattern) ?? [];
}

function unique(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map(one => [`${one.path}\n${one.message}`, one])).values()];
}

/** Below /api, before the slug of a collection. */
export const PUBLISH_CHECK = '/before-publishing';
