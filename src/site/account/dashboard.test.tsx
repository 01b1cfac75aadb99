import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { dashboardTexts } from '#features/accounts/account-screens.texts.ts';
import { Dashboard } from './dashboard.tsx';

const user = {
  firstName: 'Sara',
  emailAddresses: ['sara@example.org'],
  phoneNumbers: [],
  imageUrl: null,
  createdAt: new Date('2026-11-20T09:00:00Z'),
} as never;

it.each(locales)(
  'the dashboard says whether a name is changed here or at the sign-in service, in %s',
  locale => {
    const { source, ownSource } = dashboardTexts[locale];
    const page = (hasService: boolean) =>
      renderToStaticMarkup(
        <Dashboard {...{ locale, user, hasService, notice: null, panels: [], to: path => path }} />,
      );
    expect(page(false)).toContain(ownSource);
    expect(page(false)).not.toContain(source);
    expect(page(true)).toContain(source);
    expect(page(true)).not.toContain(ownSource);
  },
);
