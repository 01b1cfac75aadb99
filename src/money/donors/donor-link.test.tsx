import { expect, it } from 'vitest';
import { type Locale, locales } from '#core/locale.ts';
import { cacheBodies } from '#platform/mail/compose-message.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { DonorLinkMail } from './donor.email.tsx';
import { donorLinkKind } from './donor.texts.ts';
import { DONOR_PARAMETER, donorLink, readDonorPass } from './donor-link.ts';

const donor = '7c5f3a52-2f1e-4a0e-9c7b-0d8a6f5b1e11';
const now = new Date('2026-11-21T09:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

async function written(locale: Locale) {
  const write = () =>
    renderMail(<DonorLinkMail locale={locale} organisation="Adey" siteUrl="https://adey.example" />);
  const body = await cacheBodies({ [donorLinkKind]: { write } }).write(
    { kind: donorLinkKind, bulkOf: null, locale, edition: null },
    { link: 'https://adey.example/send/gifts?giver=x' },
  );
  if (!body) throw new Error('Nobody writes about links to gifts');
  return body;
}

it.each(locales)(
  'the donor link mail matches the approved text in %s and loads no resources',
  async locale => {
    const { html, text } = await written(locale);
    await expect(text).toMatchFileSnapshot(`./approved/giver-link.${locale}.txt`);
    expect(html).toContain(`lang="${locale}"`);
    expect(html).not.toMatch(/<img|<script|url\(|@import|\{\{/);
  },
);

it('a donor link is valid for an hour, and an altered, early or expired one is refused', () => {
  const link = new URL(donorLink(donor, 'am', now));
  expect(link.pathname).toBe('/am/send/gifts');
  const pass = link.searchParams.get(DONOR_PARAMETER) ?? '';
  expect(readDonorPass(pass, later(3_600))).toBe(donor);
  expect(readDonorPass(pass, later(3_601))).toBeNull();
  expect(readDonorPass(pass, later(-2))).toBeNull();
  for (const other of [null, '', '.', pass.slice(0, -1), `${pass}.x`, `${pass}\0`, pass.replace('7c', '8c')])
    expect(readDonorPass(other, now), String(other)).toBeNull();
});
