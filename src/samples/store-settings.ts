import type { PayloadRequest } from 'payload';
import { engagementByPeriod } from '#features/reports/report.rules.ts';
import { sampleDoes, sampleGiving, sampleMeetings, sampleMenu, sampleSettings } from './settings.ts';

type Row = { id?: string | null };

/** Fills in settings, menu and engagement chart if empty; values entered by staff stay. */
export async function storeSettings(req: PayloadRequest, today: Date): Promise<void> {
  const options = { depth: 0, overrideAccess: true, req } as const;
  const { payload } = req;
  const settings = await payload.findGlobal({ slug: 'site-settings', ...options });
  if (!settings.email) {
    await payload.updateGlobal({
      slug: 'site-settings',
      locale: 'en',
      data: sampleSettings.data as never,
      ...options,
    });
    // Without a fallback, because otherwise English texts would be stored as Amharic where those are missing.
    await payload.updateGlobal({
      slug: 'site-settings',
      locale: 'am',
      fallbackLocale: false,
      data: sampleSettings.am,
      ...options,
    });
  }
  const giving = await payload.findGlobal({ slug: 'giving', ...options });
  if (!giving.fees?.length) await storeGiving(req);
  const meetings = await payload.findGlobal({ slug: 'meetings', ...options });
  if (!meetings.hosts?.length)
    await payload.updateGlobal({ slug: 'meetings', data: sampleMeetings, ...options });
  const menu = await payload.findGlobal({ slug: 'menu', ...options });
  if (!menu.items?.length) await storeMenu(req, today);
  const engagement = await payload.findGlobal({ slug: 'engagement', ...options });
  if (!engagement.periods?.length) {
    const periods = Object.entries(engagementByPeriod)
      .map(([period, values]) => ({ period, values: [...values] }))
      // An object lists numeric keys such as 2024 first.
      .toSorted((one, other) => one.period.localeCompare(other.period));
    await payload.updateGlobal({ slug: 'engagement', data: { periods }, ...options });
  }
}

/** As the menu: in English first. */
async function storeGiving(req: PayloadRequest): Promise<void> {
  const options = { slug: 'giving', depth: 0, overrideAccess: true, req } as const;
  const { currencies } = await req.payload.updateGlobal({ ...options, locale: 'en', data: sampleGiving });
  const inAmharic = currencies?.map(({ amounts, ...currency }) => ({
    ...currency,
    amounts: amounts?.map((amount, place) => ({ ...amount, does: sampleDoes[place] ?? '' })),
  }));
  const data = { currencies: inAmharic };
  await req.payload.updateGlobal({ ...options, locale: 'am', fallbackLocale: false, data });
}

/**
 * Rows are stored in English first; the Amharic labels then use their ids. Payload looks the chosen event up with the
 * rights of the request even under overrideAccess, so this reads as the site does.
 */
async function storeMenu(req: PayloadRequest, now: Date): Promise<void> {
  const options = { slug: 'menu', depth: 0, overrideAccess: true, req, context: { now } } as const;
  const items = sampleMenu.items.map(({ data }) => data);
  const footer = sampleMenu.footer.map(({ data }) => data);
  const featured = await req.payload.find({
    collection: 'events',
    where: { slug: { equals: sampleMenu.featuredEvent } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const stored = await req.payload.updateGlobal({
    ...options,
    locale: 'en',
    data: { items, footer, featuredEvent: featured.docs[0]?.id } as never,
  });
  const translate = (rows: Row[] | null | undefined, words: { data: object; am: string }[]) =>
    words.map(({ data, am }, index) => ({ ...data, id: rows?.[index]?.id, label: am }));
  const data = {
    items: translate(stored.items, sampleMenu.items),
    footer: translate(stored.footer, sampleMenu.footer),
  };
  await req.payload.updateGlobal({ ...options, locale: 'am', fallbackLocale: false, data: data as never });
}
