import { type CsvCell, csvPieces } from '#core/csv.ts';

/**
 * A download that is sent piece by piece, so that a file of any length fits. `file` is its name in plain Latin letters,
 * and should contain the day. Never cached: what staff save is for that member alone.
 */
export function pieceResponse(
  file: string,
  contentType: string,
  pieces: AsyncGenerator<string, unknown, undefined>,
): Response {
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
      'content-type': contentType,
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** A table as a download, sent row by row. `name` is the file name without extension. */
export const csvResponse = (
  name: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
): Response => pieceResponse(`${name}.csv`, 'text/csv; charset=utf-8', csvPieces(columns, rows));
