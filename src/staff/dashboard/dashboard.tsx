import type { AdminViewServerProps } from 'payload';
import { Welcome } from './welcome.tsx';

/** In the place of Payload's own dashboard, which shows a tile for each entry of the menu and none of what is to do. */
export function Dashboard({ initPageResult, searchParams = {} }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req;
  return (
    <main className="gutter--left gutter--right">
      <Welcome payload={payload} user={user} searchParams={searchParams} />
    </main>
  );
}
