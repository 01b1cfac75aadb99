import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { CollectionSlug, PayloadRequest } from 'payload';

/** The stored pictures by the names records use, and the files in a folder that could be imported. */
export type PictureIndex = {
  /** The name of a stored picture in files: as in the old database, or its file name; empty for none. */
  findName(picture: unknown): string;
  /** Resolves an alternative name to the canonical one; empty if the picture is neither stored nor in the folder. */
  canonicalName(name: string): string;
  findNumber(name: string): number | null;
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
  const findNumber = (name: string) =>
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
    findName(picture) {
      const id = typeof picture === 'object' && picture !== null ? (picture as StoredPicture).id : picture;
      return typeof id === 'number' ? (names.get(id) ?? '') : '';
    },
    canonicalName(name) {
      const id = findNumber(name);
      if (id !== null) return names.get(id) ?? '';
      return fileFor(name) ? name : '';
    },
    findNumber,
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

/** What long texts can point to, by the names in files and by the numbers here. */
export type TextTargets = {
  /** The name of a document in files; null where there is none. */
  findName(relationTo: string, id: number): string | null;
  findNumber(relationTo: string, name: string): number | null;
};

/** Posts and events by their key in files, other pages by their address, films and PDFs by their file. */
const nameFields = {
  posts: 'origin',
  events: 'origin',
  projects: 'slug',
  partners: 'slug',
  'team-members': 'slug',
  'legal-pages': 'slug',
  pages: 'slug',
  films: 'filename',
  pdfs: 'filename',
} as const satisfies Partial<Record<CollectionSlug, string>>;

type Kind = keyof typeof nameFields;
const kinds = Object.keys(nameFields) as Kind[];
type Row = { id: number } & Record<string, unknown>;

/** Reads the names of everything that a long text can point to, what lies in the bin included: it may come back. */
export async function openTextTargets(
  req: PayloadRequest,
  pictures: Pick<PictureIndex, 'findName' | 'findNumber'>,
): Promise<TextTargets> {
  const names = new Map<string, Map<number, string>>();
  const numbers = new Map<string, Map<string, number>>();
  for (const kind of kinds) {
    const field = nameFields[kind];
    const select = { [field]: true as const };
    const all = { collection: kind, limit: 0, pagination: false, sort: 'id', select, req };
    const { docs } = await req.payload.db.find<Row>(all);
    const named = docs.flatMap(row => (row[field] ? [[row.id, String(row[field])] as const] : []));
    names.set(kind, new Map(named));
    numbers.set(kind, new Map(named.map(([id, name]) => [name, id])));
  }
  return {
    findName: (relationTo, id) =>
      (relationTo === 'media' ? pictures.findName(id) : names.get(relationTo)?.get(id)) || null,
    findNumber: (relationTo, name) =>
      relationTo === 'media' ? pictures.findNumber(name) : (numbers.get(relationTo)?.get(name) ?? null),
  };
}
