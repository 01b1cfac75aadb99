import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { mayUseDonations } from '#cms/access/access-for.ts';
import type { DonationRight } from '#cms/access/access-table.ts';
import { doneTexts, isDone, isProblem, problemTexts } from '#money/bookkeeping/desk/desk.texts.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { AdminPage } from '#staff/frame/admin-frame.tsx';
import styles from '#staff/frame/admin-page.module.css';
import { sayHere } from '#staff/language/say.ts';
import { ActionLink } from '../parts/buttons.tsx';
import { Notice } from '../parts/notice.tsx';
import type { PageHeadProps } from '../parts/page-head.tsx';
import { Tabs } from '../parts/tabs.tsx';
import desk from './desk-frame.module.css';

type DeskFrameProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams' | 'payload'> &
  PageHeadProps & { children: ReactNode };

/** Redirects whoever may not see a page of the desk; call it before reading anything. */
export function guardDesk({ initPageResult, payload }: AdminViewServerProps, right: DonationRight): void {
  if (!areDonationsOn() || !mayUseDonations(initPageResult.req, right)) redirect(payload.config.routes.admin);
}

const tabs = [
  ['/gifts', 'All gifts'],
  ['/gifts/totals', 'Totals'],
  ['/gifts/monthly', 'Monthly gifts'],
  ['/gifts/bank', 'Bank statements'],
  ['/gifts/differences', 'Differences'],
  ['/gifts/books', 'Books'],
] as const;

/** A page of the donations desk: the admin around it, its tabs, and the result of the last action. */
export function DeskFrame({ children, title, about, back, action, ...page }: DeskFrameProps) {
  const say = sayHere();
  const { initPageResult, payload, params, searchParams } = page;
  const { admin } = payload.config.routes;
  const here = `/${[params?.segments ?? []].flat().join('/')}`;
  // The page of one statement is below that of all.
  const current = tabs.findLast(
    ([path]) => here === path || (path !== '/gifts' && here.startsWith(`${path}/`)),
  );
  return (
    <AdminPage
      {...{ initPageResult, params, searchParams, payload, title, about, back, action }}
      className={styles.page}
    >
      {mayUseDonations(initPageResult.req, 'donations desk') && (
        <Tabs
          label={say('Gifts')}
          tabs={tabs.map(([path, name]) => ({
            href: `${admin}${path}`,
            label: say(name),
            isCurrent: path === current?.[0],
          }))}
        />
      )}
      <ActionResult searchParams={searchParams} />
      <div className={desk.parts}>{children}</div>
    </AdminPage>
  );
}

function ActionResult({ searchParams }: Pick<DeskFrameProps, 'searchParams'>) {
  const say = sayHere();
  const { done, problem } = searchParams ?? {};
  if (isProblem(problem))
    return (
      <Notice tone="bad" role="alert">
        {say(problemTexts[problem])}
      </Notice>
    );
  if (!isDone(done)) return null;
  return (
    <Notice tone="good" role="status">
      {say(doneTexts[done])}
    </Notice>
  );
}

type PagesProps = { page: number; pages: number; query: URLSearchParams; oldestFirst?: boolean };

/** Links to the previous and the next page, keeping the query; nothing where there is only one page. */
export function Pages({ page, pages, query, oldestFirst = false }: PagesProps) {
  const say = sayHere();
  if (pages < 2) return null;
  const [before, after] = oldestFirst
    ? ([say('Older'), say('Newer')] as const)
    : ([say('Newer'), say('Older')] as const);
  const to = (number: number) => `?${new URLSearchParams([...query, ['page', String(number)]])}`;
  return (
    <nav className={styles.row} aria-label={say('Pages')}>
      {page > 1 && (
        <ActionLink href={to(page - 1)} look="quiet">
          {before}
        </ActionLink>
      )}
      <span>{say('Page {page} of {pages}', { page, pages })}</span>
      {page < pages && (
        <ActionLink href={to(page + 1)} look="quiet">
          {after}
        </ActionLink>
      )}
    </nav>
  );
}
