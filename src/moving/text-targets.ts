import type { CollectionSlug, PayloadRequest } from 'payload';
import type { PictureIndex } from './picture-index.ts';

/** What long texts can point to, by the names in files and by the numbers here. */
export type TextTargets = {
  /** The name of a document in files; null where there is none. */
  nameOf(relationTo: string, id: number): string | null;
  numberOf(relationTo: string, name: string): number | null;
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
  pictures: Pick<PictureIndex, 'nameOf' | 'numberOf'>,
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
    nameOf: (relationTo, id) =>
      (relationTo === 'media' ? pictures.nameOf(id) : names.get(relationTo)?.get(id)) || null,
    numberOf: (relationTo, name) =>
      relationTo === 'media' ? pictures.numberOf(name) : (numbers.get(relationTo)?.get(name) ?? null),
  };
}
