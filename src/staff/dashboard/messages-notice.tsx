import styles from './welcome.module.css';

type Notice = { count: number; admin: string };

/** Shows that messages wait for an answer, with a link to them. */
export function MessagesNotice({ count, admin }: Notice) {
  return (
    <section>
      <h2>Messages</h2>
      <ul className={styles.list}>
        <li>
          <a href={`${admin}/collections/messages?where[state][equals]=new`}>
            {count === 1 ? '1 new message' : `${count} new messages`}
          </a>
          <span>from the contact page, not answered yet</span>
        </li>
      </ul>
    </section>
  );
}
