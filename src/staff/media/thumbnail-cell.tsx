import type { DefaultServerCellComponentProps } from 'payload';
import styles from './media.module.css';

/** In the list of pictures. The words beside it say what can be seen, so it is silent for a screen reader. */
export function ThumbnailCell({ rowData }: DefaultServerCellComponentProps) {
  const address: unknown = rowData?.thumbnailURL ?? rowData?.url;
  if (typeof address !== 'string') return null;
  return <img className={styles.thumbnail} src={address} alt="" loading="lazy" />;
}
