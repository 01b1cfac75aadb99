import type { AdminViewServerProps } from 'payload';
import { sayHere } from '#staff/language/say.ts';
import { DeskFrame, guardDesk } from './desk-frame.tsx';
import { MonthTotals } from './month-totals.tsx';

/** Totals by month, purpose and currency; editors see them too. */
export async function Totals(props: AdminViewServerProps) {
  const say = sayHere();
  guardDesk(props, 'gift totals');
  const { payload, searchParams = {} } = props;
  return (
    <DeskFrame {...props} title={say('Totals')}>
      <MonthTotals payload={payload} query={searchParams} path="/gifts/totals" />
    </DeskFrame>
  );
}
