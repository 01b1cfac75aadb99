import type { BeforeListTableServerProps } from 'payload';
import { editorOrAdmin, isAdmin } from '#cms/access/roles.ts';
import { TABLE_PATH } from '#cms/csv-download.ts';
import { IMPORT_PATH } from '#features/newsletter/lists/import-subscribers.endpoint.ts';
import { sayHere } from '#staff/language/say.ts';
import { ImportForm } from '../subscribers/import-form.tsx';
import importStyles from '../subscribers/import-subscribers.module.css';
import styles from './above-list.module.css';
import { IMPORT_FORM } from './empty-list.tsx';

/** A link above a list of the admin to download it as CSV. */
export function CsvDownload({ collectionSlug, payload, user }: BeforeListTableServerProps) {
  const say = sayHere();
  if (!user || !editorOrAdmin({ req: { user } })) return null;
  return (
    <p className={styles.save} data-saves-list>
      <a href={`${payload.config.routes.api}/${collectionSlug}${TABLE_PATH}`} download>
        {say('Save the whole list as a table (CSV)')}
      </a>
    </p>
  );
}

/** Above the list of subscribers: the import of a list of people who agreed elsewhere. */
export function ImportSubscribers({ collectionSlug, payload, user }: BeforeListTableServerProps) {
  const say = sayHere();
  if (!user || !isAdmin({ req: { user } })) return null;
  return (
    <details className={importStyles.import}>
      <summary>{say('Import a list (CSV)…')}</summary>
      <div id={IMPORT_FORM}>
        <ImportForm address={`${payload.config.routes.api}/${collectionSlug}${IMPORT_PATH}`} />
      </div>
    </details>
  );
}
