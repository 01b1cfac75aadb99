import { DefaultTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { sayHere } from '#staff/language/say.ts';

type AdminPageProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams' | 'payload'> & {
  title: string;
  className: string | undefined;
  children: ReactNode;
};

/** One of our own pages in the admin's layout, with the search bar that every screen has. */
export function AdminPage({
  initPageResult,
  params,
  searchParams,
  payload,
  title,
  className,
  children,
}: AdminPageProps) {
  const say = sayHere();
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user ?? undefined}
      // Payload turns the order around on screens of its own.
      viewActions={(payload.config.admin.components?.actions ?? []).toReversed()}
      visibleEntities={visibleEntities}
    >
      <main className={`gutter--left gutter--right ${className}`}>
        <h1>{say(title)}</h1>
        {children}
      </main>
    </DefaultTemplate>
  );
}
