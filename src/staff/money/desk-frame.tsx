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

type DeskFrameProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams' | 'payload'> & {
  title: string;
  children: ReactNode;
};

/** Redirects whoever may not see a page of the desk; call it before reading anything. */
export function guardDesk({ initPageResult, payload }: AdminViewServerProps, right: DonationRight): void {
  if (!areDonationsOn() || !mayUseDonations(initPageResult.req, right)) redirect(payload.config.routes.admin);
}

/** A page of the donations desk: the admin around it, its tabs, and the result of the last action. */
export function DeskFrame({ title, children, ...page }: DeskFrameProps) {
  const say = sayHere();
  const { initPageResult, payload, searchParams } = page;
  const { admin } = payload.config.routes;
  return (
    <AdminPage
      initPageResult={initPageResult}
      params={page.params}
      searchParams={searchParams}
      payload={payload}
      title={title}
      className={styles.page}
    >
      {mayUseDonations(initPageResult.req, 'donations desk') && (
        <nav className={styles.tabs} aria-label={say('Gifts')}>
          <a href={`${admin}/gifts`}>{say('All gifts')}</a>
          <a href={`${admin}/gifts/totals`}>{say('Totals')}</a>
          <a href={`${admin}/gifts/monthly`}>{say('Monthly gifts')}</a>
          <a href={`${admin}/gifts/enter`}>{say('Enter cash, a cheque or goods')}</a>
          <a href={`${admin}/gifts/bank`}>{say('Bank statements')}</a>
          <a href={`${admin}/gifts/differences`}>{say('Differences')}</a>
          <a href={`${admin}/gifts/books`}>{say('Books')}</a>
        </nav>
      )}
      <ActionResult searchParams={searchParams} />
      {children}
    </AdminPage>
  );
}

function ActionResult({ searchParams }: Pick<DeskFrameProps, 'searchParams'>) {
  const say = sayHere();
  const { done, problem } = searchParams ?? {};
  if (isProblem(problem))
    return (
      <p className={styles.problem} role="alert">
        {say(problemTexts[problem])}
      </p>
    );
  if (!isDone(done)) return null;
  return (
    <p className={styles.done} role="status">
      {say(doneTexts[done])}
    </p>
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
    <nav className={styles.tabs} aria-label={say('Pages')}>
      {page > 1 && <a href={to(page - 1)}>{before}</a>}
      <span>{say('Page {page} of {pages}', { page, pages })}</span>
      {page < pages && <a href={to(page + 1)}>{after}</a>}
    </nav>
  );
}
