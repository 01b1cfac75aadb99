import { DefaultTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps, Payload, TypedUser } from 'payload';
import type { ReactNode } from 'react';
import { mayUseDonations } from '#cms/access/access-for.ts';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { env } from '#platform/env.ts';
import { sayHere } from '#staff/language/say.ts';
import { PageHead, type PageHeadProps } from '../parts/page-head.tsx';
import { CONTENT_ID } from './content-id.ts';
import styles from './frame.module.css';
import { SearchDialog } from './search-dialog.tsx';

type AdminPageProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams' | 'payload'> &
  PageHeadProps & {
    className: string | undefined;
    children: ReactNode;
  };

/** One of our own pages in the admin's layout: menu, bar and page head, then the page. */
export function AdminPage({
  initPageResult,
  params,
  searchParams,
  payload,
  className,
  children,
  title,
  about,
  back,
  action,
}: AdminPageProps) {
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
      // Payload reverses the order on its own screens.
      viewActions={(payload.config.admin.components?.actions ?? []).toReversed()}
      visibleEntities={visibleEntities}
    >
      <main id={CONTENT_ID} className={`gutter--left gutter--right ${className}`}>
        <PageHead title={title} about={about} back={back} action={action} />
        {children}
      </main>
    </DefaultTemplate>
  );
}

/** In the bar of every screen: a link to the public site. */
export function ViewSite() {
  return (
    <a className={styles.site} href={env.SITE_URL} target="_blank" rel="noopener">
      {sayHere()('View site')}
    </a>
  );
}

type SearchButtonProps = { payload: Payload; user?: TypedUser | null };

/** In the bar of every screen, for those who may read what the search covers. */
export function SearchButton({ payload, user }: SearchButtonProps) {
  const who = { user: user ?? null };
  if (!editorOrAdmin({ req: who as never })) return null;
  const mayFindDonations = areDonationsOn() && mayUseDonations(who, 'donations desk');
  return <SearchDialog donationsAt={mayFindDonations ? `${payload.config.routes.admin}/gifts` : null} />;
}

const NAME = 'Adey';

/** The logo in the corner of the admin (app/icon.svg). */
export function Icon() {
  return <img className={styles.icon} src="/icon.svg" alt={NAME} width={24} height={24} />;
}

/** Logo and name above the sign-in form. */
export function Logo() {
  return (
    <h1 className={styles.logo}>
      <img src="/icon.svg" alt="" width={72} height={72} />
      <span>{NAME}</span>
    </h1>
  );
}
