import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { actPath } from '#features/accounts/account-paths.ts';
import { AccountProfile } from '#features/accounts/account-profile.tsx';
import { dashboardTexts } from '#features/accounts/account-screens.texts.ts';
import { passkeyFieldId } from '#features/accounts/passkey/passkeys-panel.tsx';
import { isGreetedByName, type SignedInUser } from '#features/accounts/signed-in-user.rules.ts';
import css from '#features/accounts/supporter/panel.module.css';
import { Panels } from '#features/accounts/supporter/panel.tsx';
import { type SupporterNotice, supporterTexts } from '#features/accounts/supporter/supporter.texts.ts';
import type { FormFields } from '#platform/http/request-body.ts';
import { Button } from '#ui/components/button.tsx';
import { ErrorSummary, problemsOf } from '#ui/forms/error-summary.tsx';

type DashboardProps = {
  locale: Locale;
  user: SignedInUser;
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
export function headOf(locale: Locale, notice: SupporterNotice | null) {
  const { title, intro } = dashboardTexts[locale];
  return { title, description: intro, hidden: true, refused: isRefusal(notice) };
}

/** The greeting of the account page. */
export function welcome(locale: Locale, user: SignedInUser): string {
  const texts = dashboardTexts[locale];
  return isGreetedByName(user) ? texts.welcome.replace('{name}', () => user.firstName) : texts.welcomeAll;
}

const places: Partial<Record<SupporterNotice, string>> = {
  'wrong-name': 'first-name',
  'wrong-phone': 'phone',
  'wrong-language': 'language',
  'not-erased': 'data',
};

/** The id of the field or panel that a refusal is about. */
function placeOf(notice: SupporterNotice, typed: FormFields = {}): string {
  if (notice === 'wrong-passkey-name' && typed.id) return passkeyFieldId(typed.id);
  return places[notice] ?? (notice.startsWith('wrong-passkey') ? 'passkeys' : '');
}

/** The account page: the person's profile and the panels of each area. */
export function Dashboard({ locale, user, notice, typed, panels, to }: DashboardProps) {
  const words = notice && supporterTexts[locale].messages[notice];
  return (
    <>
      {notice && isRefusal(notice) ? (
        <ErrorSummary locale={locale} problems={problemsOf([placeOf(notice, typed), words])} />
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
      <AccountProfile user={user} texts={dashboardTexts[locale]} to={to} />
      <Panels>
        {panels.map(({ id, panel }) => (
          <div key={id}>{panel}</div>
        ))}
      </Panels>
    </>
  );
}
