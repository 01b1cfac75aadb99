import { UNANSWERED } from '#cms/consents/people-fields.ts';
import styles from './welcome.module.css';

type Notice = { count: number; admin: string };

/** Shows that imported pictures need a statement about recognisable people, with a link to them. */
export function PicturesNotice({ count, admin }: Notice) {
  return (
    <section>
      <h2>Pictures</h2>
      <ul className={styles.list}>
        <li>
          <a href={`${admin}/collections/media?where[identifiable][equals]=${UNANSWERED}`}>
            {count === 1 ? '1 picture is not shown yet' : `${count} pictures are not shown yet`}
          </a>
          <span>somebody has to say whether anyone can be recognised</span>
        </li>
      </ul>
    </section>
  );
}
