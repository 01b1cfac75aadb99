import type { DefaultServerCellComponentProps } from 'payload';
import styles from './media.module.css';

/** A thumbnail in the list of pictures. Its alt is empty, because the column beside it describes the picture. */
export function ThumbnailCell({ rowData }: DefaultServerCellComponentProps) {
  const address: unknown = rowData?.thumbnailURL ?? rowData?.url;
  if (typeof address !== 'string') return null;
  return <img className={styles.thumbnail} src={address} alt="" loading="lazy" />;
}
