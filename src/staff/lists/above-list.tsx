import type { BeforeListTableServerProps } from 'payload';
import { editorOrAdmin, isAdmin } from '#cms/access/roles.ts';
import { TABLE_PATH } from '#cms/csv-download.ts';
import { IMPORT_PATH } from '#features/newsletter/lists/import-subscribers.endpoint.ts';
import { sayHere } from '#staff/language/say.ts';
import { ImportForm } from '../subscribers/import-form.tsx';
import importStyles from '../subscribers/import-subscribers.module.css';
import styles from './above-list.module.css';

type Above = Pick<BeforeListTableServerProps, 'payload' | 'user' | 'hasCreatePermission' | 'newDocumentURL'>;

/** Above the empty list of the home page: says what visitors see, and links to the form. */
export async function EmptyHomeNotice({ payload, user, hasCreatePermission, newDocumentURL }: Above) {
  const say = sayHere();
  const { totalDocs } = await payload.count({
    collection: 'home',
    overrideAccess: false,
    user: user ?? null,
  });
  if (totalDocs > 0) return null;
  return (
    <div className={styles.none} data-as-it-came>
      <p>
        {say(
          'The home page has not been changed yet. Your changes appear on the site once you publish them.',
        )}
      </p>
      {hasCreatePermission && (
        <p>
          <a className={styles.begin} href={newDocumentURL}>
            {say('Change the home page')}
          </a>
        </p>
      )}
    </div>
  );
}

/** A link above a list of the admin to download it as CSV. */
export function CsvDownload({ collectionSlug, payload, user }: BeforeListTableServerProps) {
  const say = sayHere();
  if (!user || !editorOrAdmin({ req: { user } })) return null;
  return (
    <p className={styles.save}>
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
      <ImportForm address={`${payload.config.routes.api}/${collectionSlug}${IMPORT_PATH}`} />
    </details>
  );
}
