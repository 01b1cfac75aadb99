import { dirname } from 'node:path';
import type { Payload } from 'payload';
import { backupFolder } from '#platform/backup/backup-settings.ts';
import { DEPARTURE_LIST, readDepartureList } from '#platform/backup/departure-list.ts';
import type { Departure } from '#platform/backup/departures.ts';
import { reapplyErasures } from '../../src/personal-data/reapply-erasures.ts';
import { Failure } from '../terminal/failure.mjs';

export type Listed = { departures: Departure[]; warnings: string[] };

/** What the lists beside the backup and in BACKUP_DIR say of people who were erased or left. */
export async function listedDepartures(file: string): Promise<Listed> {
  const folders = [...new Set([dirname(file), backupFolder()])];
  const lists = (await Promise.all(folders.map(readDepartureList))).filter(list => list !== null);
  const warnings = lists
    .filter(({ unreadable }) => unreadable > 0)
    .map(({ unreadable }) => `${unreadable} lines of ${DEPARTURE_LIST} cannot be read and were passed over.`);
  if (lists.length === 0)
    warnings.push(
      `No ${DEPARTURE_LIST} lay beside the backup: who was erased or left after it was made may be back. See the guide.`,
    );
  return { departures: lists.flatMap(({ departures }) => departures), warnings };
}

/** Lets them go again; tells what came of it, in words for whoever restored. */
export async function letThemGo(payload: Payload, departures: Departure[]): Promise<string[]> {
  if (departures.length === 0) return [];
  const { entries, unknown } = await reapplyErasures(payload, departures, new Date()).catch(error => {
    throw new Failure(
      `The backup is in place, but people who were erased or left since are in it (${error.message}): do not start the ` +
        'site, restore once more with --replace',
    );
  });
  const people = new Set(departures.map(({ mark }) => mark)).size;
  const told = [
    `${people} people were erased or left after the backup was made; ${entries} entries about them were in it and are gone again.`,
  ];
  if (unknown > 0)
    told.push(
      `Of ${unknown} of them nobody can tell who it was: their PAYLOAD_SECRET is not here. Add it to FORMER_SECRETS and ` +
        'restore once more with --replace, or erase them by hand.',
    );
  return told;
}
