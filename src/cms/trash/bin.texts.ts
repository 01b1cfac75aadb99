import { type Message, message } from '#core/message.ts';
/** How long documents stay in the bin. */
export const BIN_DAYS = 30;

/** Texts of deleting; their Amharic is in src/cms/language. */
export const binTexts = {
  notAllowed: 'Only editors and admins may do this.',
  unclear: 'Say what to delete or put back.',
  gone: 'It no longer exists.',
  failed: 'That did not work. Please try again.',
  item: 'Delete…',
  cancel: 'Cancel',
  looking: 'Checking where it is used…',
  unused: 'Nothing else uses it.',
  usedIn: 'Used in',
  withheld: 'It disappears from there at once.',
  intoBin: message('It goes into the bin. You can put it back within {days} days.', { days: BIN_DAYS }),
  confirm: 'Delete',
  undo: 'Undo',
} as const;

/** The question of the dialog, for one document or several. */
export const deleteQuestion = ([title, ...others]: readonly string[]) =>
  title !== undefined && others.length === 0
    ? message('Delete “{title}”?', { title })
    : message('{count, plural, one {Delete this one?} other {Delete these #?}}', {
        count: others.length + 1,
      });

export const selectedItem = (count: number) =>
  message('{count, plural, one {Delete the one selected…} other {Delete the # selected…}}', { count });

export const moreUses = (hidden: number) => message('{count} more that you may not open', { count: hidden });

export const binnedText = (count: number) =>
  message('{count, plural, one {It is in the bin.} other {# are in the bin.}}', { count });

export const restoredText = (count: number) =>
  message('{count, plural, one {It is put back.} other {# are put back.}}', { count });

const joinNames = ({ uses, hidden }: Uses): string => {
  const named = uses.map(({ kind, title }) => `${kind} “${title}”`);
  return [...named, ...(hidden > 0 ? [`${hidden} more`] : [])].join(', ');
};

/** Why a consent record cannot be deleted. */
export const consentInUse = (found: Uses): Message =>
  message(
    'This consent record is still needed by: {names}. Choose another record there, or delete those first.',
    { names: joinNames(found) },
  );

/** Why a source of claims cannot be deleted. */
export const sourceInUse = (found: Uses): Message =>
  message('This source is still named by: {names}. Choose another source there first.', {
    names: joinNames(found),
  });

/** Why a number of the register cannot be deleted. */
export const claimInUse = (found: Uses): Message =>
  message('This number is still stated by: {names}. Take it out of those texts first.', {
    names: joinNames(found),
  });

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
export type BinQuestion = Uses & { titles: string[]; refusal: Message | null };

/** Paths below /api: what uses documents, moving them to the bin, and restoring them. */
export const BIN = { uses: '/bin/uses', putIn: '/bin/put-in', putBack: '/bin/put-back' } as const;
