import type { BeforeListTableServerProps } from 'payload';
import { sayHere } from '#staff/language/say.ts';
import styles from './home-as-it-came.module.css';

type Above = Pick<BeforeListTableServerProps, 'payload' | 'user' | 'hasCreatePermission' | 'newDocumentURL'>;

/** Above the empty list of the home page: says what visitors see, and links to the form. */
export async function HomeAsItCame({ payload, user, hasCreatePermission, newDocumentURL }: Above) {
  const say = sayHere();
  const { totalDocs } = await payload.count({
    collection: 'home',
    overrideAccess: false,
    user: user ?? null,
  });
  if (totalDocs > 0) return null;
  return (
    <div className={styles.none} data-as-it-came>
      <p>{say('The home page is as it came. What you change is on the site once you publish it.')}</p>
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
