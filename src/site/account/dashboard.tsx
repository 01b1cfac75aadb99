import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { actPath } from '#features/accounts/account-paths.ts';
import { AccountProfile } from '#features/accounts/account-profile.tsx';
import { dashboardTexts } from '#features/accounts/account-screens.texts.ts';
import { listPasskeys } from '#features/accounts/passkey/passkey-store.ts';
import { PasskeysPanel, passkeyFieldId } from '#features/accounts/passkey/passkeys-panel.tsx';
import { listSessions } from '#features/accounts/sessions.ts';
import type { Supporter } from '#features/accounts/signed-in-user.queries.ts';
import { isGreetedByName, type SignedInUser } from '#features/accounts/signed-in-user.rules.ts';
import { listEventMarks } from '#features/accounts/supporter/own-details.action.ts';
import { type SupporterNotice, supporterTexts } from '#features/accounts/supporter/supporter.texts.ts';
import css from '#features/accounts/supporter/supporter-panels.module.css';
import {
  DataPanel,
  EventsPanel,
  LanguagePanel,
  type NamedEvent,
  OwnDetailsPanel,
  Panel,
  Panels,
  SessionsPanel,
} from '#features/accounts/supporter/supporter-panels.tsx';
import { listEventsByKey } from '#features/events/event.queries.ts';
import { accountPanelTexts, NewsletterPanel } from '#features/newsletter/account-panel.tsx';
import { readerLinks } from '#features/newsletter/reader-links.ts';
import { findSubscriber } from '#features/newsletter/subscriber.personal-data.ts';
import { env } from '#platform/env.ts';
import type { FormFields } from '#platform/http/request-body.ts';
import { isFresh, passkeyHost } from '#platform/passkeys/passkey.rules.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { Button } from '#ui/components/button.tsx';
import { ErrorSummary, listProblems } from '#ui/forms/error-summary.tsx';
import { readDonationsPanel } from './donations-panel.tsx';

type DashboardProps = {
  locale: Locale;
  user: SignedInUser;
  /** An identity service sends the person's details. */
  hasService: boolean;
  notice: SupporterNotice | null;
  /** What was typed into the form that was refused. */
  typed?: FormFields | undefined;
  panels: readonly { id: string; panel: ReactNode }[];
  to: (path: string) => string;
};

/** Whether the notice says that a form was refused. */
const isRefusal = (notice: SupporterNotice | null): boolean =>
  notice !== null && (notice.startsWith('wrong-') || notice === 'not-erased');

/** The head of the page; it says when a form was refused. */
export function pageHead(locale: Locale, notice: SupporterNotice | null) {
  const { title, intro } = dashboardTexts[locale];
  return { title, description: intro, hidden: true, refused: isRefusal(notice) };
}

/** The greeting of the account page. */
export function welcome(locale: Locale, user: SignedInUser): string {
  const texts = dashboardTexts[locale];
  return isGreetedByName(user) ? texts.welcome.replace('{name}', () => user.firstName) : texts.welcomeAll;
}

const fields: Partial<Record<SupporterNotice, string>> = {
  'wrong-name': 'first-name',
  'wrong-phone': 'phone',
  'wrong-language': 'language',
  'not-erased': 'data',
};

/** The id of the field or panel that a refusal concerns. */
function findField(notice: SupporterNotice, typed: FormFields = {}): string {
  if (notice === 'wrong-passkey-name' && typed.id) return passkeyFieldId(typed.id);
  return fields[notice] ?? (notice.startsWith('wrong-passkey') ? 'passkeys' : '');
}

/** The account page: the person's profile and the panels of each area. */
export function Dashboard({ locale, user, hasService, notice, typed, panels, to }: DashboardProps) {
  const words = notice && supporterTexts[locale].messages[notice];
  return (
    <>
      {notice && isRefusal(notice) ? (
        <ErrorSummary locale={locale} problems={listProblems([findField(notice, typed), words])} />
      ) : (
        words && (
          <p className={css.notice} role="status">
            {words}
          </p>
        )
      )}
      {(notice === 'passkey-added' || notice === 'passkey-removed') && (
        <form method="post" action={to(actPath('end-other-sessions'))} className={css.afterNotice}>
          <p>{supporterTexts[locale].sessions.afterPasskey}</p>
          <Button type="submit" size="small">
            {supporterTexts[locale].sessions.others}
          </Button>
        </form>
      )}
      <AccountProfile user={user} hasService={hasService} texts={dashboardTexts[locale]} to={to} />
      <Panels>
        {panels.map(({ id, panel }) => (
          <div key={id}>{panel}</div>
        ))}
      </Panels>
    </>
  );
}

type PanelVisit = {
  readonly user: SignedInUser;
  readonly hasService: boolean;
  readonly supporter: Supporter;
  readonly renderContext: RenderContext;
  readonly to: (path: string) => string;
  /** The result of a posted form, and the typed values if it was refused. */
  readonly notice: SupporterNotice | null;
  readonly typed?: FormFields | undefined;
};

/** Returns a panel of the account page, or null if the person has nothing there. */
type OfferPanel = (visit: PanelVisit) => Promise<ReactNode>;

const ownDetails: OfferPanel = async ({ user, hasService, renderContext, notice, typed, to }) =>
  hasService ? null : <OwnDetailsPanel locale={renderContext.locale} {...{ user, notice, typed, to }} />;

const events: OfferPanel = async ({ supporter, renderContext, to }) => {
  const writer = { payload: await openCms() };
  const marks = await listEventMarks(writer, supporter.id);
  const known = await listEventsByKey(renderContext, [...marks.loved, ...marks.viewed]);
  const named = (keys: readonly string[]): NamedEvent[] =>
    keys.flatMap(key => {
      const event = known.find(one => one.key === key);
      return event?.href ? [{ key, title: event.heading, href: to(event.href) }] : [];
    });
  return (
    <EventsPanel
      locale={renderContext.locale}
      loved={named(marks.loved)}
      viewed={named(marks.viewed)}
      to={to}
    />
  );
};

/** Not shown for an unproven address, which may be somebody else's. */
const newsletter: OfferPanel = async ({ supporter: { email, isProven }, renderContext: { locale }, to }) => {
  if (!isProven) return null;
  const subscriber = await findSubscriber(await openCms(), email);
  const status = subscriber && subscriber.status !== 'left' ? subscriber.status : 'none';
  const preferences =
    subscriber && status === 'confirmed' ? readerLinks(subscriber.id, locale).preferences : null;
  const props = { locale, email, status, preferences, join: to('/send/subscribe') } as const;
  return (
    <Panel id="newsletter" title={accountPanelTexts[locale].title}>
      <NewsletterPanel {...props} />
    </Panel>
  );
};

const language: OfferPanel = async ({ supporter, renderContext: { locale }, to }) => (
  <LanguagePanel locale={locale} language={supporter.language ?? locale} to={to} />
);

/** Not offered where passkeys do not work for this site, but existing ones are shown. */
const passkeys: OfferPanel = async ({ supporter, renderContext, notice, typed, to }) => {
  const known = await listPasskeys({ payload: await openCms() }, supporter.id);
  const isPossible = passkeyHost(env.SITE_URL) !== null;
  if (!isPossible && known.length === 0) return null;
  const refused = notice === 'wrong-passkey-name' ? typed : undefined;
  const state = { isPossible, isFresh: isFresh(supporter.since, new Date()), refused };
  return <PasskeysPanel locale={renderContext.locale} passkeys={known} {...state} to={to} />;
};

const sessions: OfferPanel = async ({ supporter, renderContext, to }) => {
  const open = await listSessions({ payload: await openCms() }, supporter.id, renderContext.now);
  return <SessionsPanel locale={renderContext.locale} sessions={open} here={supporter.sessionId} to={to} />;
};

const data: OfferPanel = async ({ supporter, renderContext, to }) => (
  <DataPanel locale={renderContext.locale} isProven={supporter.isProven} to={to} />
);

/** The panels in order. */
const offers: Readonly<Record<string, OfferPanel>> = {
  ownDetails,
  events,
  newsletter,
  donations: readDonationsPanel,
  language,
  passkeys,
  sessions,
  data,
};

/** Reads all panels concurrently. */
export async function readPanels(visit: PanelVisit): Promise<{ id: string; panel: ReactNode }[]> {
  const panels = await Promise.all(
    Object.entries(offers).map(async ([id, offer]) => ({ id, panel: await offer(visit) })),
  );
  return panels.filter(({ panel }) => panel !== null);
}
