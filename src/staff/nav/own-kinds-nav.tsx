import { DefaultNav } from '@payloadcms/next/rsc';
import type { ComponentProps } from 'react';
import { hasStaffAccess } from '#cms/access/access-for.ts';

type NavProps = ComponentProps<typeof DefaultNav>;

/** The menu, limited to collections the user works with. Payload lists everything they may read, which includes public content. */
export function OwnKindsNav(props: NavProps) {
  const { user, visibleEntities } = props;
  const own = <Slug extends string>(slugs: Slug[] = []) => slugs.filter(slug => hasStaffAccess(user, slug));
  const shown = { collections: own(visibleEntities?.collections), globals: own(visibleEntities?.globals) };
  return <DefaultNav {...props} visibleEntities={shown} />;
}
