import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { PayloadRequest } from 'payload';

/** The pictures that are here, by the names records use for them, and those that a folder could bring. */
export type PictureIndex = {
  /** How a stored picture is named in files: as in the old database, or by its file; the empty text for none. */
  nameOf(picture: unknown): string;
  /** The same picture by another name of it; the empty text when it is neither here nor in the folder. */
  canonicalName(name: string): string;
  numberOf(name: string): number | null;
  /** The file in the folder that a name means; null when there is none. */
  fileFor(name: string): string | null;
  /** Every stored picture, by its name. */
  all(): Map<string, number>;
};

type StoredPicture = { id: number; filename?: string | null; origin?: string | null };

/** Names are kept in an index of the database, which takes no longer ones. */
const longestName = 400;

/** Looks up what pictures there are in the library and, where one is given, in a folder and its folders. */
export async function openPictureIndex(req: PayloadRequest, folder: string | null): Promise<PictureIndex> {
  const { docs } = await req.payload.db.find<StoredPicture>({
    collection: 'media',
    limit: 0,
    pagination: false,
    sort: 'id',
    select: { filename: true, origin: true },
    req,
  });
  const names = new Map(docs.map(({ id, filename, origin }) => [id, origin || filename || '']));
  const numbers = new Map(docs.map(({ id, filename }) => [filename ?? '', id]));
  for (const { id, origin } of docs) if (origin) numbers.set(origin, id);
  const files = folder ? await filesIn(folder) : new Map<string, string>();
  const spelled = otherSpellings(docs);
  const numberOf = (name: string) =>
    numbers.get(name) ??
    numbers.get(lastPart(name)) ??
    spelled.get(pathParts(name).join('/').toLowerCase()) ??
    spelled.get(lastPart(name).toLowerCase()) ??
    null;
  const fileFor = (name: string) => {
    if (name === '' || name.length > longestName || name.startsWith('data:')) return null;
    const parts = pathParts(name);
    for (let from = 0; from < parts.length; from += 1) {
      const found = files.get(parts.slice(from).join('/').toLowerCase());
      if (found) return found;
    }
    return null;
  };
  return {
    nameOf(picture) {
      const id = typeof picture === 'object' && picture !== null ? (picture as StoredPicture).id : picture;
      return typeof id === 'number' ? (names.get(id) ?? '') : '';
    },
    canonicalName(name) {
      const id = numberOf(name);
      if (id !== null) return names.get(id) ?? '';
      return fileFor(name) ? name : '';
    },
    numberOf,
    fileFor,
    all: () => new Map([...names].map(([id, name]) => [name, id])),
  };
}

/** Pictures by the path that their name says, and by its last part, where that means one picture only. */
function otherSpellings(pictures: readonly StoredPicture[]): Map<string, number> {
  const numbers = new Map<string, number>();
  const ambiguous = new Set<string>();
  for (const { id, origin } of pictures) {
    if (!origin) continue;
    for (const name of new Set([pathParts(origin).join('/').toLowerCase(), lastPart(origin).toLowerCase()])) {
      if (numbers.has(name)) ambiguous.add(name);
      numbers.set(name, id);
    }
  }
  for (const name of ambiguous) numbers.delete(name);
  return numbers;
}

async function filesIn(folder: string): Promise<Map<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  // A file's own name stands for it too, but never in place of a longer path that fits.
  return new Map([
    ...files.toSorted().map(file => [basename(file).normalize('NFC').toLowerCase(), file] as const),
    ...files.map(file => [relative(folder, file).normalize('NFC').toLowerCase(), file] as const),
  ]);
}

/** `https://old.example/img/Clinic%20day.jpg?x=1` as `img`, `Clinic day.jpg`. */
export function pathParts(name: string): string[] {
  const path = name.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  return decoded(path)
    .normalize('NFC')
    .split('/')
    .filter(part => part !== '' && part !== '.' && part !== '..');
}

function lastPart(name: string): string {
  return pathParts(name).at(-1) ?? '';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
