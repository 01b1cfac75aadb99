import { dirname } from 'node:path';
import type { Payload } from 'payload';
import { NARROWED_CONSENT } from '#cms/consents/consent.personal-data.ts';
import { backupFolder } from '#platform/backup/backup-settings.ts';
import { ERASURE_LIST, type Erasure, readErasureList } from '#platform/backup/erasures.ts';
import { reapplyErasures } from '../../src/personal-data/reapply-erasures.ts';
import { Failure } from '../terminal/failure.mjs';

export type Listed = { erasures: Erasure[]; warnings: string[] };

/** The erasures in the lists beside the backup and in BACKUP_DIR. */
export async function listedErasures(file: string): Promise<Listed> {
  const folders = [...new Set([dirname(file), backupFolder()])];
  const lists = (await Promise.all(folders.map(readErasureList))).filter(list => list !== null);
  const warnings = lists
    .filter(({ unreadable }) => unreadable > 0)
    .map(({ unreadable }) => `${unreadable} lines of ${ERASURE_LIST} cannot be read and were skipped.`);
  if (lists.length === 0)
    warnings.push(
      `No ${ERASURE_LIST} was found beside the backup: people erased or unsubscribed, and consents withdrawn, after it was made may be back. See the guide.`,
    );
  return { erasures: lists.flatMap(({ erasures }) => erasures), warnings };
}

/** Erases those people again, withdraws those consents, and describes the outcome for whoever restored. */
export async function reapplyListed(payload: Payload, erasures: Erasure[]): Promise<string[]> {
  if (erasures.length === 0) return [];
  const { entries, consents, unknown } = await reapplyErasures(payload, erasures, new Date()).catch(error => {
    throw new Failure(
      `The backup is in place, but people who were erased or unsubscribed since are in it (${error.message}): do not start the ` +
        'site, restore once more with --replace',
    );
  });
  const ofPeople = erasures.filter(({ what }) => what !== NARROWED_CONSENT);
  const people = new Set(ofPeople.map(({ mark }) => mark)).size;
  const lines = [];
  if (people > 0)
    lines.push(
      `${people} people were erased or unsubscribed after the backup was made; ${entries} entries about them were in it and are gone again.`,
    );
  if (consents > 0)
    lines.push(
      `${consents} consents were withdrawn or narrowed after the backup was made, and are withdrawn: open each, and enter what ` +
        'the family still agrees to.',
    );
  if (unknown > 0)
    lines.push(
      `${unknown} entries of the log were made with a PAYLOAD_SECRET that is not here, so it is unknown whom they are about. Add it ` +
        'to FORMER_SECRETS and restore once more with --replace, or erase people and withdraw consents by hand.',
    );
  return lines;
}
