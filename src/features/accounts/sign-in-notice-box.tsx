import { Icon } from '#ui/components/icon.tsx';
import css from './sign-in-screen.module.css';

/** What an account screen has to say about what was done before; a problem is told at once. */
export function SignInNoticeBox({ isProblem, children }: { isProblem: boolean; children: string }) {
  return (
    <div className={css.notice} role={isProblem ? 'alert' : 'status'}>
      {isProblem && <Icon name="warning" className={css.mark} />}
      <p>{children}</p>
    </div>
  );
}
