import { ActForm } from './act-form.tsx';
import styles from './gifts.module.css';

type DecideFormProps = { api: string; reference: string; isOwn: boolean };

/** The second person confirms what was counted, or rejects it. Whoever entered it is asked to fetch somebody. */
export function DecideForm({ api, reference, isOwn }: DecideFormProps) {
  if (isOwn)
    return <p>You entered this. Another bookkeeper or admin has to confirm it before it is in the books.</p>;
  return (
    <section aria-labelledby="decide">
      <h2 id="decide">Second person</h2>
      <p>Please count it yourself before you confirm.</p>
      <ActForm action={`${api}/gifts/counted/decide`} className={styles.form}>
        <input type="hidden" name="reference" value={reference} />
        <label>
          Reason, if you reject it
          <input name="reason" maxLength={500} />
        </label>
        <button type="submit" name="answer" value="confirm">
          Confirm
        </button>
        <button type="submit" name="answer" value="reject">
          Reject
        </button>
      </ActForm>
    </section>
  );
}
