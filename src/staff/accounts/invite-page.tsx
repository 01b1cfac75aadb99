import type { AdminViewServerProps, OptionObject } from 'payload';
import { isAdmin, STAFF } from '#cms/access/roles.ts';
import { languageOptions, roleOptions } from '#cms/accounts/staff.collection.ts';
import { env } from '#platform/env.ts';
import { CONTENT_ID } from '#staff/frame/content-id.ts';
import { sayHere } from '#staff/language/say.ts';
import styles from './account-forms.module.css';
import { InviteForm } from './invite-form.tsx';

/**
 * Replaces Payload's form for a new staff account, which always asks for a password: here the owner chooses it.
 */
export function InvitePage({ initPageResult: { req } }: AdminViewServerProps) {
  const say = sayHere();
  const { admin, api } = req.payload.config.routes;
  const inWords = (options: readonly OptionObject[]) =>
    options.map(({ value, label }) => ({ value, label: say(String(label)) }));
  return (
    <main id={CONTENT_ID} className="gutter--left gutter--right">
      <section className={styles.part}>
        <h1>{say('Invite a colleague')}</h1>
        {isAdmin({ req }) ? (
          <>
            <p>
              {say(
                env.SMTP_URL === undefined
                  ? 'They choose their password themselves. No mail server is set: after saving, you see the link to give them.'
                  : 'They get a mail with a link to the page where they choose their password.',
              )}
            </p>
            <InviteForm
              api={`${api}/${STAFF}`}
              accounts={`${admin}/collections/${STAFF}`}
              roles={inWords(roleOptions)}
              languages={inWords(languageOptions)}
            />
          </>
        ) : (
          <p>{say('Only admins can invite people.')}</p>
        )}
      </section>
    </main>
  );
}
