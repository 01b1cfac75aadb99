import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { PayloadRequest } from 'payload';

/** The stored pictures by the names records use, and the files in a folder that could be imported. */
export type PictureIndex = {
  /** The name of a stored picture in files: as in the old database, or its file name; empty for none. */
  nameOf(picture: unknown): string;
  /** Resolves an alternative name to the canonical one; empty if the picture is neither stored nor in the folder. */
  canonicalName(name: string): string;
  numberOf(name: string): number | null;
  /** The file in the folder for a name, or null. */
  fileFor(name: string): string | null;
  /** The ids of all stored pictures by name. */
  all(): Map<string, number>;
};

type StoredPicture = { id: number; filename?: string | null; origin?: string | null };

/** Names are indexed in the database, which limits their length. */
const longestName = 400;

/** Indexes the pictures of the library and, if given, of a folder with its subfolders. */
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

/** Pictures by their path and by its last part, where that is unique. */
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
  // A file is also found by its base name, but a longer matching path takes precedence.
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
