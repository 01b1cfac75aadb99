import type { BeforeListTableServerProps } from 'payload';
import { isAdmin } from '#cms/access/roles.ts';
import { IMPORT_PATH } from '#features/newsletter/lists/import-subscribers.endpoint.ts';
import { sayHere } from '#staff/language/say.ts';
import { ImportForm } from './import-form.tsx';
import styles from './import-subscribers.module.css';

/** Above the list of subscribers: the import of a list of people who agreed elsewhere. */
export function ImportSubscribers({ collectionSlug, payload, user }: BeforeListTableServerProps) {
  const say = sayHere();
  if (!user || !isAdmin({ req: { user } })) return null;
  return (
    <details className={styles.import}>
      <summary>{say('Bring in a list (CSV)…')}</summary>
      <ImportForm address={`${payload.config.routes.api}/${collectionSlug}${IMPORT_PATH}`} />
    </details>
  );
}
