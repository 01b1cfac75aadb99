import { type APIRequestContext, expect } from '@playwright/test';
import { load } from 'cheerio';
import { type Locale, localePath } from '#core/locale.ts';
import type { SharedStack } from './stack-pool.ts';

type Given = {
  /** The address of the practice page. */
  practice: string;
  /** The address of the gift's own page. */
  back: string;
};

/** Gives 25 dollars in practice mode, like a form without script; `end` says whether the payment is made. */
export async function giveByForm(
  request: APIRequestContext,
  { siteUrl }: SharedStack,
  locale: Locale,
  end: 'open' | 'pay',
  purpose = 'general',
  donor?: { name: string; email: string },
): Promise<Given> {
  const headers = { origin: siteUrl };
  const form = {
    currency: 'USD',
    own: '25',
    purpose,
    method: 'practice',
    ...(donor && { ...donor, receipt: 'yes' }),
  };
  const begun = await request.post(siteUrl + localePath(locale, '/send/gift'), { form, headers });
  const practice = new URL(String(/url=(.+)$/.exec(begun.headers().refresh ?? '')?.[1]), siteUrl).href;
  const answer =
    end === 'pay'
      ? await request.post(practice, { form: { act: 'pay' }, headers })
      : await request.get(practice);
  expect(answer.status()).toBe(200);
  const $ = load(await answer.text());
  return { practice, back: new URL(String($('main a[href*="gift="]').attr('href')), siteUrl).href };
}
