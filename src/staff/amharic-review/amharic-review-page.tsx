import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { AdminPage } from '../frame/admin-frame.tsx';
import styles from '../frame/admin-page.module.css';
import { sayHere } from '../language/say.ts';
import { AmharicQuestions } from './amharic-questions-table.tsx';

/** Wording that waits for a native speaker: what stands now, what could stand instead, and the question. */
export function AmharicReviewPage(props: AdminViewServerProps) {
  const say = sayHere();
  const { initPageResult, payload } = props;
  if (!editorOrAdmin({ req: initPageResult.req })) redirect(payload.config.routes.admin);
  const title = say('Amharic to be reviewed');
  return (
    <AdminPage
      {...props}
      title={title}
      about={say(
        'A native speaker decides these. Send your answers to whoever looks after the software. Once a text is decided, it leaves this list.',
      )}
      className={styles.page}
    >
      <AmharicQuestions title={title} />
    </AdminPage>
  );
}
