declare module 'linebreak' {
  /** Where Unicode allows a line of `text` to end (UAX 14); the last place is its end. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
