import { type CsvCell, csvPieces } from '#core/csv.ts';
import { pieceResponse } from './piece-response.ts';

/** A table as a download, sent row by row. `name` is the file name without extension. */
export const csvResponse = (
  name: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly CsvCell[]>,
): Response => pieceResponse(`${name}.csv`, 'text/csv; charset=utf-8', csvPieces(columns, rows));
