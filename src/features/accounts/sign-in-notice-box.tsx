import { Icon } from '#ui/components/icon.tsx';
import css from './sign-in-screen.module.css';

/** The result of the previous step; problems are announced immediately. */
export function SignInNoticeBox({ isProblem, children }: { isProblem: boolean; children: string }) {
  return (
    <div className={css.notice} role={isProblem ? 'alert' : 'status'}>
      {isProblem && <Icon name="warning" className={css.mark} />}
      <p>{children}</p>
    </div>
  );
}
