import type { ReactNode } from 'react';
import styles from './file-preview.module.css';

type FilePreviewProps = {
  /** Texts are in the reader's language: this part is also used where the browser renders. */
  title: string;
  /** `picker`: where somebody says what the column holds. A column that is not used steps back. */
  columns: readonly { name: string; picker?: ReactNode; isUsed?: boolean }[];
  /** One cell for each column. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

/**
 * The first rows of a file that is read, with a choice above each column. On a phone the choices are a list, and each row
 * below it is a card with the columns that are used.
 */
export function FilePreview({ title, columns, rows }: FilePreviewProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways has to be reached by keyboard
    <section className={styles.wide} tabIndex={0} aria-label={title}>
      <table className={styles.preview}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map(({ name, picker }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column of a file is its place
              <th key={at} scope="col" data-picks={picker !== undefined}>
                <span className={styles.name}>{name}</span>
                {picker}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map(({ name, isUsed = true }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column of a file is its place
                <td key={at} data-head={name} data-used={isUsed}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
