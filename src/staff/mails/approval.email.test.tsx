import { expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { renderMail } from '#ui/email/render-mail.ts';
import { ApprovalAskedMail, ApprovalMail } from './approval.email.tsx';

const head = { organisation: 'Adey', siteUrl: 'https://adey.example' };

it.each(locales)(
  'the mails about approval match the approved texts in %s (vitest -u updates them)',
  async locale => {
    const asked = await renderMail(<ApprovalAskedMail locale={locale} {...head} />);
    await expect(asked.text).toMatchFileSnapshot(`./approved/approval-asked.${locale}.txt`);
    const answered = await renderMail(<ApprovalMail about="answered" locale={locale} {...head} />);
    await expect(answered.text).toMatchFileSnapshot(`./approved/approval-answered.${locale}.txt`);
    const requested = await renderMail(<ApprovalMail about="requested" locale={locale} {...head} />);
    await expect(requested.text).toMatchFileSnapshot(`./approved/publish-asked.${locale}.txt`);
  },
);
