import { redirect } from 'next/navigation';
import type { AdminViewServerProps, Payload, PayloadRequest } from 'payload';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { AdminPage, NavLink } from '../frame/admin-frame.tsx';
import styles from '../frame/admin-page.module.css';
import { amharicQuestions } from '../language/amharic-questions.ts';
import { sayHere } from '../language/say.ts';
import { AmharicQuestions } from './amharic-questions-table.tsx';

/** Wording that waits for a native speaker: what stands now, what could stand instead, and the question. */
export function AmharicReviewPage(props: AdminViewServerProps) {
  const say = sayHere();
  const { initPageResult, payload } = props;
  if (!editorOrAdmin({ req: initPageResult.req })) redirect(payload.config.routes.admin);
  const title = say('Amharic to be reviewed');
  return (
    <AdminPage {...props} title={title} className={styles.page}>
      <p>
        {say(
          'A native speaker decides these. Send your answers to whoever looks after the software. Once a text is decided, it leaves this list.',
        )}
      </p>
      <AmharicQuestions title={title} />
    </AdminPage>
  );
}

type LinkProps = { payload: Payload; user?: PayloadRequest['user'] };

/** The menu entry, for editors and admins while there are questions. */
export function AmharicReviewLink({ payload, user }: LinkProps) {
  const say = sayHere();
  if (amharicQuestions.length === 0 || !editorOrAdmin({ req: { user: user ?? null } })) return null;
  return (
    <NavLink
      id="nav-amharic-review"
      href={`${payload.config.routes.admin}/amharic-review`}
      label={say('Amharic to be reviewed')}
    />
  );
}
