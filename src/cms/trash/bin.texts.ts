/** How long documents stay in the bin. */
export const BIN_DAYS = 30;

/** Texts of deleting; their Amharic is in src/cms/language. */
export const binTexts = {
  notAllowed: 'Only editors and admins may.',
  unclear: 'Say what to delete or to put back.',
  gone: 'It no longer exists.',
  failed: 'That did not work. Please try again.',
  item: 'Delete…',
  cancel: 'Cancel',
  looking: 'Looking where it is used…',
  unused: 'Nothing else uses it.',
  usedIn: 'Used in',
  withheld: 'It disappears from there at once.',
  intoBin: `It goes into the bin. You can put it back within ${BIN_DAYS} days.`,
  confirm: 'Delete',
  undo: 'Undo',
} as const;

/** The question of the dialog, for one document or several. */
export const deleteQuestion = (titles: readonly string[]) =>
  titles.length === 1 ? `Delete “${titles[0]}”?` : `Delete these ${titles.length}?`;

export const selectedItem = (count: number) =>
  count === 1 ? 'Delete the one selected…' : `Delete the ${count} selected…`;

export const moreUses = (hidden: number) => `${hidden} more that you may not open`;

export const binnedText = (count: number) => (count === 1 ? 'It is in the bin.' : `${count} are in the bin.`);

export const restoredText = (count: number) => (count === 1 ? 'It is put back.' : `${count} are put back.`);

const quoted = ({ kind, title }: Use) => `${kind} “${title}”`;

/** Why a consent record cannot be deleted. */
export function consentInUse({ uses, hidden }: Uses): string {
  const names = [...uses.map(quoted), ...(hidden > 0 ? [`${hidden} more`] : [])].join(', ');
  return `This consent record is still needed by: ${names}. Choose another record there, or delete that first.`;
}

/** Plainer wording for Payload's own texts about the bin. */
export const payloadBinTexts = {
  general: {
    trash: 'Bin',
    aboutToTrash: 'You are about to put the {{label}} <1>{{title}}</1> into the bin.',
    aboutToTrashCount: 'You are about to put {{count}} {{label}} into the bin.',
    trashedCountSuccessfully: '{{count}} {{label}} put into the bin.',
    titleTrashed: '{{label}} "{{title}}" is in the bin.',
    titleRestored: '{{label}} "{{title}}" is put back.',
    restoredCountSuccessfully: '{{count}} {{label}} put back.',
    restore: 'Put back',
    restoring: 'Putting back…',
    confirmRestoration: 'Put back?',
    aboutToRestore: 'You are about to put back the {{label}} <1>{{title}}</1>.',
    aboutToRestoreAsDraft: 'You are about to put back the {{label}} <1>{{title}}</1> as a draft.',
    aboutToRestoreAsDraftCount: 'You are about to put back {{count}} {{label}} as drafts.',
    aboutToRestoreCount: 'You are about to put back {{count}} {{label}}.',
    restoreAsPublished: 'Put back and publish',
    permanentlyDelete: 'Delete for good',
    deletePermanently: 'Delete for good, without the bin',
    permanentlyDeletedCountSuccessfully: '{{count}} {{label}} deleted for good.',
    emptyTrash: 'Empty the bin',
    emptyTrashLabel: 'Delete everything in the bin for good',
    documentIsTrashed: `This {{label}} is in the bin. It is deleted for good ${BIN_DAYS} days after it was put there.`,
    noTrashResults: 'The bin is empty.',
    aboutToPermanentlyDelete:
      'You are about to delete the {{label}} <1>{{title}}</1> for good. Are you sure?',
    aboutToPermanentlyDeleteTrash:
      'You are about to delete <0>{{count}}</0> <1>{{label}}</1> for good. Nobody can put them back.',
  },
} as const;

/** A document or global that refers to what is to be deleted: its kind, its title and the address of its form. */
export type Use = { kind: string; title: string; href: string };

/** The uses that the caller may read, and how many more there are. */
export type Uses = { uses: Use[]; hidden: number };

/** The content of the dialog: the titles to delete, what uses them, and why they cannot be deleted, if so. */
export type BinQuestion = Uses & { titles: string[]; refusal: string | null };

/** Paths below /api: what uses documents, moving them to the bin, and restoring them. */
export const BIN = { uses: '/bin/uses', putIn: '/bin/put-in', putBack: '/bin/put-back' } as const;
