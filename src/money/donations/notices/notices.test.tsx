import { expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { cacheBodies } from '#platform/mail/compose-message.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { NoticeMail } from './notice.email.tsx';
import { disputeLostKind, givingNotices } from './notices.texts.ts';

const data = {
  what: 'We have returned $10 of your gift. $15 stays with us.',
  returned: '$10',
  lost: '$10',
  page: 'https://staff.adey.example/admin/gifts/RF18ABC',
  purpose: 'Winter clinic',
  reference: 'RF18ABC',
};

const each = ([...givingNotices, disputeLostKind] as const).flatMap(about =>
  locales.map(locale => [about, locale] as const),
);

it.each(each)('the mail %s matches the approved text in %s and loads no resources', async (about, locale) => {
  const write = () =>
    renderMail(
      <NoticeMail about={about} locale={locale} organisation="Adey" siteUrl="https://adey.example" />,
    );
  const of = { kind: about, bulkOf: null, locale, edition: null };
  const body = await cacheBodies({ [about]: { write } }).write(of, data);
  await expect(body?.text).toMatchFileSnapshot(`./approved/${about}.${locale}.txt`);
  expect(body?.html).toContain(`lang="${locale}"`);
  expect(body?.html).not.toMatch(/<img|<script|url\(|@import|\{\{/);
});
