import type { CollectionConfig, CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { editorOrAdmin } from '#cms/access/roles.ts';
import type { CsvCell } from '#core/csv.ts';
import { csvResponse } from '#platform/http/file-response.ts';
import { adminComponents } from './admin-components.ts';

/** A column of the table: its name in the first line, and its value from the English document. */
export type TableColumn = { name: string; of: (document: Record<string, unknown>) => CsvCell };

/** The value of a text field, or an empty string. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The last part of the table's address, after `/api/<collection>`. */
export const TABLE_PATH = '/csv';

const ROWS_AT_ONCE = 500;

/**
 * Lets staff save a collection's list as a table: the endpoint for the file, and the link above the list. Only those
 * who may read the list get it, without the fields they may not read.
 */
export function savedAsTable(columns: readonly TableColumn[]): {
  endpoints: Endpoint[];
  components: NonNullable<NonNullable<CollectionConfig['admin']>['components']>;
} {
  const handler = async (req: PayloadRequest): Promise<Response> => {
    const slug = String(req.routeParams?.collection) as CollectionSlug;
    if (!editorOrAdmin({ req }))
      return Response.json({ errors: [{ message: 'Only editors and admins may.' }] }, { status: 403 });
    const name = `${slug}-${new Date().toISOString().slice(0, 10)}`;
    const titles = columns.map(column => column.name);
    return csvResponse(name, titles, rowsOf(req, slug, columns));
  };
  return {
    endpoints: [{ path: TABLE_PATH, method: 'get', handler }],
    components: { beforeListTable: [adminComponents.SaveAsTable] },
  };
}

/** Pages by id, not by offset, so that rows written meanwhile neither repeat nor hide others. */
async function* rowsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  columns: readonly TableColumn[],
): AsyncGenerator<CsvCell[]> {
  for (let after = 0; ; ) {
    const { docs } = await req.payload.find({
      collection,
      where: { id: { greater_than: after } },
      sort: 'id',
      limit: ROWS_AT_ONCE,
      pagination: false,
      depth: 0,
      locale: 'en',
      draft: true,
      overrideAccess: false,
      user: req.user,
    });
    for (const document of docs) {
      const values = document as unknown as Record<string, unknown>;
      yield columns.map(({ of }) => of(values));
      after = Number(values.id);
    }
    if (docs.length < ROWS_AT_ONCE) return;
  }
}
