/** A document or a page of settings that points to what is to be deleted: its kind and title, and where its form is. */
export type Use = { kind: string; title: string; href: string };

/** Uses that somebody may read, and how many more there are. */
export type Uses = { uses: Use[]; hidden: number };

/** The content of the dialog: the titles to delete, what uses them, and why they must not be deleted, if so. */
export type BinQuestion = Uses & { titles: string[]; refusal: string | null };

/** Below /api: what uses documents, putting them into the bin, and putting them back. */
export const BIN = { uses: '/bin/uses', putIn: '/bin/put-in', putBack: '/bin/put-back' } as const;
