import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { mayUseGifts } from '#cms/access/access-for.ts';
import type { GiftRight } from '#cms/access/access-table.ts';
import { doneWords, isDone, isProblem, problemWords } from '#features/giving/desk/desk-words.ts';
import { isGivingOn } from '#features/giving/giving-switch.ts';
import styles from './gifts.module.css';

type DeskFrameProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams' | 'payload'> & {
  title: string;
  children: ReactNode;
};

/** Sends away whoever may not see a page of the desk. Comes before anything is read. */
export function guardDesk({ initPageResult, payload }: AdminViewServerProps, right: GiftRight): void {
  if (!isGivingOn() || !mayUseGifts(initPageResult.req, right)) redirect(payload.config.routes.admin);
}

/** A page of the gifts desk: the admin around it, its menu, and what became of the last act. */
export function DeskFrame({
  initPageResult,
  params,
  searchParams,
  payload,
  title,
  children,
}: DeskFrameProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { admin } = payload.config.routes;
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
      visibleEntities={visibleEntities}
    >
      <main className={`gutter--left gutter--right ${styles.page}`}>
        <h1>{title}</h1>
        {mayUseGifts(req, 'gifts desk') && (
          <nav className={styles.tabs} aria-label="Gifts">
            <a href={`${admin}/gifts`}>All gifts</a>
            <a href={`${admin}/gifts/monthly`}>Monthly gifts</a>
            <a href={`${admin}/gifts/enter`}>Enter cash, a cheque or things</a>
            <a href={`${admin}/gifts/bank`}>Bank statements</a>
            <a href={`${admin}/gifts/differences`}>What differs</a>
            <a href={`${admin}/gifts/books`}>Books</a>
          </nav>
        )}
        <ActOutcome searchParams={searchParams} />
        {children}
      </main>
    </DefaultTemplate>
  );
}

function ActOutcome({ searchParams }: Pick<DeskFrameProps, 'searchParams'>) {
  const { done, problem } = searchParams ?? {};
  if (isProblem(problem))
    return (
      <p className={styles.problem} role="alert">
        {problemWords[problem]}
      </p>
    );
  if (!isDone(done)) return null;
  return (
    <p className={styles.done} role="status">
      {doneWords[done]}
    </p>
  );
}
