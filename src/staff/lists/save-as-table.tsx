import type { BeforeListTableServerProps } from 'payload';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { TABLE_PATH } from '#cms/lists/saved-as-table.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './save-as-table.module.css';

/** A link above a list of the admin to download it as CSV. */
export function SaveAsTable({ collectionSlug, payload, user }: BeforeListTableServerProps) {
  const say = sayHere();
  if (!user || !editorOrAdmin({ req: { user } })) return null;
  return (
    <p className={styles.line}>
      <a href={`${payload.config.routes.api}/${collectionSlug}${TABLE_PATH}`} download>
        {say('Save the whole list as a table (CSV)')}
      </a>
    </p>
  );
}
