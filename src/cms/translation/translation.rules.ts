/** One text of a document in both languages, and a digest of the English that the Amharic was made from. */
export type Piece = {
  readonly english: string;
  readonly amharic: string;
  /** Of `english` as it is now. */
  readonly digest: string;
  /** Of the English at the time of the translation; undefined where there was none. */
  readonly madeFrom: string | undefined;
};

export type PieceState = 'missing' | 'behind' | 'fine';

/** The stored values, from what needs most work to what needs none. */
export const translationStates = ['missing', 'behind', 'partial', 'fine'] as const;
export type TranslationState = (typeof translationStates)[number];

/** How one text stands; null where there is nothing to translate. */
export function stateOfPiece({ english, amharic, digest, madeFrom }: Piece): PieceState | null {
  if (english === '') return null;
  if (amharic === '') return 'missing';
  return madeFrom === digest ? 'fine' : 'behind';
}

/** How a whole document stands: behind as soon as one text is, because readers would read something outdated. */
export function stateOfDocument(pieces: readonly Piece[]): TranslationState {
  const states = pieces.map(stateOfPiece).filter(state => state !== null);
  if (states.length > 0 && states.every(state => state === 'missing')) return 'missing';
  if (states.includes('behind')) return 'behind';
  return states.includes('missing') ? 'partial' : 'fine';
}

export type Saving = {
  /** The Amharic stored before. */
  readonly before: string;
  /** Amharic is what is being saved. */
  readonly inAmharic: boolean;
  /** Staff marked the translation as matching the current English. */
  readonly isChecked: boolean;
};

/** The English that an Amharic text was made from, after a save; undefined without Amharic. */
export function madeFromAfter(piece: Piece, { before, inAmharic, isChecked }: Saving): string | undefined {
  if (piece.amharic === '') return undefined;
  const isNew = inAmharic && (isChecked || piece.amharic !== before);
  return isNew || piece.madeFrom === undefined ? piece.digest : piece.madeFrom;
}

/** Where the form asks for the English of a document: `/api/translation/<collection>/<id>`. */
export const TRANSLATION = '/translation';

/** What the form shows beside an Amharic field, by its place in the document (localized-words.ts). */
export type SourceTexts = Record<string, { english: string; state: PieceState }>;
