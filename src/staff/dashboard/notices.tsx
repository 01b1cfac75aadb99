import { ERASE_PERSON, EXPORT_PERSON, SIGN_OUT_PERSON } from '#cms/personal-data/personal-data.endpoint.ts';
import { REMOVE_SAMPLES } from '#cms/samples.ts';
import { sayHere } from '#staff/language/say.ts';
import { Submit } from '../parts/buttons.tsx';
import { Card } from '../parts/card.tsx';
import styles from './dashboard.module.css';

/** Says that there is sample content, and lets admins delete all of it after a confirmation. */
export function SamplesNotice({ count, mayRemove }: { count: number; mayRemove: boolean }) {
  const say = sayHere();
  return (
    <section className={styles.samples}>
      <h2>{say('Sample content')}</h2>
      <p>
        {say(
          '{count, plural, one {One entry came with the software, to show how the site looks. It is marked "Sample content".} other {# entries came with the software, to show how the site looks. They are marked "Sample content" and can be filtered in every list.}}',
          { count },
        )}
      </p>
      {mayRemove && (
        <details>
          <summary>{say('Delete all sample content…')}</summary>
          <form method="post" action={`/api${REMOVE_SAMPLES}`}>
            <p>
              {say(
                'This deletes everything marked as sample, pictures included, and cannot be undone. What you wrote yourself stays, and so do sample pictures you use.',
              )}
            </p>
            <Submit look="danger">{say('Yes, delete the sample content')}</Submit>
          </form>
        </details>
      )}
    </section>
  );
}

/** For admins: export or erase a person's data on request. Plain forms, so that they always work. */
export function PersonNotice({ erased }: { erased: string | string[] | undefined }) {
  const say = sayHere();
  return (
    <Card title={say('When somebody asks about their data')}>
      {erased !== undefined && (
        <p role="status">
          {say('{count, plural, one {Erased: one entry.} other {Erased: # entries.}}', {
            count: Number(erased),
          })}
        </p>
      )}
      <details>
        <summary>{say('Export or erase one person’s data…')}</summary>
        <p>
          {say(
            'This covers their subscription, the mails to them, their messages, gifts, honour cards sent to them, approvals asked of them, consents and account, found by their email address however it is spelled. First make sure that the address is theirs: write to it, and wait for their reply.',
          )}
        </p>
        <form method="post" action={`/api${EXPORT_PERSON}`} className={styles.person}>
          <label htmlFor="person-export">{say('Email')}</label>
          <input id="person-export" type="email" name="email" required autoComplete="off" />
          <Submit look="quiet">{say('Export the data')}</Submit>
        </form>
        <details>
          <summary>{say('Erase it…')}</summary>
          <p>
            {say(
              'This cannot be undone. A keyed hash of a subscription is kept, so that an imported list cannot add them again. Gifts stay in the books without name, address and note. Their consents are withdrawn, and signed forms are deleted.',
            )}
          </p>
          <form method="post" action={`/api${ERASE_PERSON}`} className={styles.person}>
            <label htmlFor="person-erase">{say('Email')}</label>
            <input id="person-erase" type="email" name="email" required autoComplete="off" />
            <Submit look="danger">{say('Yes, erase the data')}</Submit>
          </form>
        </details>
      </details>
    </Card>
  );
}

/** For admins: ends all sessions of a supporter or a member of staff whose account may be in wrong hands. */
export function SignOutNotice({ ended }: { ended: string | string[] | undefined }) {
  const say = sayHere();
  return (
    <Card title={say('When somebody else may have access to an account')}>
      {ended !== undefined && (
        <p role="status">
          {say('{count, plural, one {Signed out of one browser.} other {Signed out of # browsers.}}', {
            count: Number(ended),
          })}
        </p>
      )}
      <details>
        <summary>{say('Sign somebody out everywhere…')}</summary>
        <p>
          {say(
            'Enter the email address of a supporter or a member of staff. Unused sign-in links stop working too. Nothing else changes: they can sign in again.',
          )}
        </p>
        <form method="post" action={`/api${SIGN_OUT_PERSON}`} className={styles.person}>
          <label htmlFor="person-sign-out">{say('Email')}</label>
          <input id="person-sign-out" type="email" name="email" required autoComplete="off" />
          <Submit look="quiet">{say('Sign them out')}</Submit>
        </form>
      </details>
    </Card>
  );
}
