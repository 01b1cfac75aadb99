import type { Payload, TypedUser } from 'payload';
import { mayUseGifts } from '#cms/access/access-for.ts';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { areDonationsOn } from '#platform/payments/donation-switch.ts';
import { SearchDialog } from './search-dialog.tsx';

type SearchButtonProps = { payload: Payload; user?: TypedUser | null };

/** In the bar of every screen, for those who may read what the search covers. */
export function SearchButton({ payload, user }: SearchButtonProps) {
  const who = { user: user ?? null };
  if (!editorOrAdmin({ req: who as never })) return null;
  const mayFindGifts = areDonationsOn() && mayUseGifts(who, 'gifts desk');
  return <SearchDialog giftsAt={mayFindGifts ? `${payload.config.routes.admin}/gifts` : null} />;
}
