import { REMOVE_SAMPLES } from '#cms/samples/samples.endpoint.ts';
import styles from './welcome.module.css';

type Notice = { count: number; mayRemove: boolean };

/** Shows that there is sample content, and lets admins delete all of it after a confirmation. */
export function SamplesNotice({ count, mayRemove }: Notice) {
  return (
    <section className={styles.samples}>
      <h2>Sample content</h2>
      <p>
        {count} entries came with the software, to show how the site looks. They are marked "Sample content"
        and can be filtered in every list.
      </p>
      {mayRemove && (
        <details>
          <summary>Delete all sample content…</summary>
          <form method="post" action={`/api${REMOVE_SAMPLES}`}>
            <p>
              This deletes everything marked as sample, pictures included, and cannot be undone. What you
              wrote yourself stays, and so do sample pictures you use.
            </p>
            <button type="submit">Yes, delete the sample content</button>
          </form>
        </details>
      )}
    </section>
  );
}
