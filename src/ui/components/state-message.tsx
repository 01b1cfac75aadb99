import { Drawing } from './drawing.tsx';
import { LoadingMessage, type StateProps } from './loading-message.tsx';
import css from './state-message.module.css';

/** The state of content that is loading, missing or failed. Errors are announced immediately. */
export function StateMessage(props: Omit<StateProps, 'mark'>) {
  const mark = props.kind === 'empty' ? <Drawing name="sunrise" className={css.sunrise} /> : undefined;
  return <LoadingMessage {...props} mark={mark} />;
}
