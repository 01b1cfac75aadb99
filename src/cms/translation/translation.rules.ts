/** One text of a document in both languages, with a digest of the English from which the Amharic was translated. */
export type Piece = {
  readonly english: string;
  readonly amharic: string;
  /** The digest of `english`. */
  readonly digest: string;
  /** The digest of the English at the time of translation; undefined without a translation. */
  readonly madeFrom: string | undefined;
};

export type PieceState = 'missing' | 'behind' | 'fine';

/** The stored states, from most work to none. */
export const translationStates = ['missing', 'behind', 'partial', 'fine'] as const;
export type TranslationState = (typeof translationStates)[number];

/** The state of one text; null if there is nothing to translate. */
export function judgeText({ english, amharic, digest, madeFrom }: Piece): PieceState | null {
  if (english === '') return null;
  if (amharic === '') return 'missing';
  return madeFrom === digest ? 'fine' : 'behind';
}

/** The state of a whole document: behind as soon as one text is, because readers would see outdated text. */
export function judgeDocument(pieces: readonly Piece[]): TranslationState {
  const states = pieces.map(judgeText).filter(state => state !== null);
  if (states.length > 0 && states.every(state => state === 'missing')) return 'missing';
  if (states.includes('behind')) return 'behind';
  return states.includes('missing') ? 'partial' : 'fine';
}

export type Saving = {
  /** The Amharic stored before. */
  readonly before: string;
  /** Amharic is what is being saved. */
  readonly inAmharic: boolean;
  /** Staff ticked that the translation matches the current English. */
  readonly isChecked: boolean;
};

/** The digest of the English from which an Amharic text was translated, after a save; undefined without Amharic. */
export function digestAfterSave(piece: Piece, { before, inAmharic, isChecked }: Saving): string | undefined {
  if (piece.amharic === '') return undefined;
  const isNew = inAmharic && (isChecked || piece.amharic !== before);
  return isNew || piece.madeFrom === undefined ? piece.digest : piece.madeFrom;
}

/** The endpoint with the English of a document: `/api/translation/<collection>/<id>`. */
export const TRANSLATION = '/translation';

/** What the form shows beside an Amharic field, by the place of the field in the document (`localizedWords`). */
export type SourceTexts = Record<string, { english: string; state: PieceState }>;
