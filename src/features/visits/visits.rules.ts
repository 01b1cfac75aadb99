/** The analytics service and the site's key there. */
export type VisitsService = { readonly address: string; readonly key: string };

type Settings = {
  readonly ADEY_ENV: string;
  readonly VISITS_SERVICE?: string | undefined;
  readonly VISITS_KEY?: string | undefined;
};

/** The analytics service; null outside production and while one of its two settings is missing. */
export function visitsService({ ADEY_ENV, VISITS_SERVICE, VISITS_KEY }: Settings): VisitsService | null {
  if (ADEY_ENV !== 'production' || !VISITS_SERVICE || !VISITS_KEY) return null;
  return { address: VISITS_SERVICE, key: VISITS_KEY };
}

type PrivacySignals = { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string | null };

/** Whether the browser sends Global Privacy Control or Do Not Track. */
export function optsOutOfCounting({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

export type Measures = Readonly<Record<string, number>>;
type Page = { readonly origin: string; readonly pathname: string };

/**
 * The report of one visit: the page, the site it came from, and its speed. It leaves out the query, which may contain
 * an address or name, and the referring page.
 */
export function visitReport(
  name: 'pageview' | 'speed',
  { key }: Pick<VisitsService, 'key'>,
  { page, referrer = '', measures }: { page: Page; referrer?: string; measures?: Measures },
): string {
  const from = URL.canParse(referrer) ? new URL(referrer).origin : '';
  return JSON.stringify({
    n: name,
    d: key,
    u: page.origin + page.pathname,
    ...(from && from !== page.origin && { r: from }),
    ...(measures && { p: measures }),
  });
}
