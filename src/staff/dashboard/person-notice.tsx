import { ERASE_PERSON, EXPORT_PERSON } from '#cms/personal-data/personal-data.endpoint.ts';
import styles from './welcome.module.css';

/** For admins: export or erase a person's data on request. Plain forms, so that they always work. */
export function PersonNotice({ erased }: { erased: string | string[] | undefined }) {
  return (
    <section>
      <h2>When somebody asks about their data</h2>
      {erased !== undefined && <p role="status">{`Erased: ${Number(erased)} entries.`}</p>}
      <details>
        <summary>Hand out or erase what is kept about one person…</summary>
        <p>
          Their subscription, the mails to them, their messages and their account, found by their address
          however it is spelled. Make sure first that it is their own address: answer to it, and wait for
          their reply.
        </p>
        <form method="post" action={`/api${EXPORT_PERSON}`} className={styles.person}>
          <label htmlFor="person-export">Email</label>
          <input id="person-export" type="email" name="email" required autoComplete="off" />
          <button type="submit">Save what is kept</button>
        </form>
        <details>
          <summary>Erase it…</summary>
          <p>
            This cannot be undone. Of a subscription a keyed hash stays, so that no list brings them back.
          </p>
          <form method="post" action={`/api${ERASE_PERSON}`} className={styles.person}>
            <label htmlFor="person-erase">Email</label>
            <input id="person-erase" type="email" name="email" required autoComplete="off" />
            <button type="submit">Yes, erase what is kept</button>
          </form>
        </details>
      </details>
    </section>
  );
}
