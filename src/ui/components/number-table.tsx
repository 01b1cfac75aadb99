import css from './number-table.module.css';

type NumberTableProps = {
  caption: string;
  /** The heads of the columns: names and numbers. */
  heads: readonly [string, string];
  rows: readonly { name: string; shown: string }[];
};

/** The numbers of a chart as a table: names and formatted numbers. */
export function NumberTable({ caption, heads, rows }: NumberTableProps) {
  return (
    <table className={css.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, shown }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
