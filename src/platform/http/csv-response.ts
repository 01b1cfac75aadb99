import { type CsvCell, csvPieces } from '#core/csv.ts';

/**
 * A table as a download, sent row by row, so that a list of any length fits. `name` is the file name without extension,
 * in plain Latin letters, and should contain the day. Never cached: an export is for that staff member alone.
 */
export function csvResponse(
  name: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
): Response {
  const pieces = csvPieces(columns, rows);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
