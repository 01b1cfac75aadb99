import { Choices, Field } from '../parts/field.tsx';
import { type Column as PartColumn, type Row, Table } from '../parts/table.tsx';

// The former names, until the last screen imports the parts themselves.
export const DeskTable = Table;
export type DeskRow = Row;
export type Column = PartColumn;
export { Choices, Field };
