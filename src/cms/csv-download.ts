import type { CollectionConfig, CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { editorOrAdmin } from '#cms/access/roles.ts';
import type { CsvCell } from '#core/csv.ts';
import { csvResponse } from '#platform/http/file-response.ts';
import { adminComponents } from './admin-components.ts';

/** A column of the CSV file: its heading, and its value from the English document. */
export type TableColumn = { name: string; of: (document: Record<string, unknown>) => CsvCell };

/** The value of a text field, or an empty string. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The path of the CSV file, after `/api/<collection>`. */
export const TABLE_PATH = '/csv';

const ROWS_AT_ONCE = 500;

/**
 * Lets staff download a collection as a CSV file: the endpoint, and the link above the list. It contains only the documents
 * and fields that the caller may read.
 */
export function csvDownload(columns: readonly TableColumn[]): {
  endpoints: Endpoint[];
  components: NonNullable<NonNullable<CollectionConfig['admin']>['components']>;
} {
  const handler = async (req: PayloadRequest): Promise<Response> => {
    const slug = String(req.routeParams?.collection) as CollectionSlug;
    if (!editorOrAdmin({ req }))
      return Response.json(
        { errors: [{ message: 'Only editors and admins may do this.' }] },
        { status: 403 },
      );
    const name = `${slug}-${new Date().toISOString().slice(0, 10)}`;
    const titles = columns.map(column => column.name);
    return csvResponse(name, titles, listRows(req, slug, columns));
  };
  return {
    endpoints: [{ path: TABLE_PATH, method: 'get', handler }],
    components: { beforeListTable: [adminComponents.CsvDownload] },
  };
}

/** Pages by id instead of offset, so that rows added or deleted meanwhile neither repeat nor hide others. */
async function* listRows(
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
