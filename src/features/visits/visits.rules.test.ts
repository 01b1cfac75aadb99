import { describe, expect, it } from 'vitest';
import { optsOutOfCounting, visitReport, visitsService } from './visits.rules.ts';

const set = { VISITS_SERVICE: 'https://visits.example/api/event', VISITS_KEY: 'adey.example' };

describe('visit reports', () => {
  it('visits are reported in production only, and only with both settings', () => {
    expect(visitsService({ ADEY_ENV: 'production', ...set })).toEqual({
      address: 'https://visits.example/api/event',
      key: 'adey.example',
    });
    expect(visitsService({ ADEY_ENV: 'development', ...set })).toBeNull();
    expect(visitsService({ ...set, ADEY_ENV: 'production', VISITS_KEY: undefined })).toBeNull();
    expect(visitsService({ ...set, ADEY_ENV: 'production', VISITS_SERVICE: undefined })).toBeNull();
  });

  it('a browser with Global Privacy Control or Do Not Track opts out of visit counting', () => {
    expect(optsOutOfCounting({ globalPrivacyControl: true })).toBe(true);
    expect(optsOutOfCounting({ doNotTrack: '1' })).toBe(true);
    expect(optsOutOfCounting({ doNotTrack: null })).toBe(false);
    expect(optsOutOfCounting({})).toBe(false);
  });

  it('a visit report has no query or fragment, and only the origin of an external referrer', () => {
    const page = new URL('https://adey.example/send/subscribe?email=a@b.c#x');
    const reportFrom = (referrer: string) =>
      JSON.parse(visitReport('pageview', { key: 'k' }, { page, referrer }));
    expect(reportFrom('https://search.example/?q=sick+child')).toEqual({
      n: 'pageview',
      d: 'k',
      u: 'https://adey.example/send/subscribe',
      r: 'https://search.example',
    });
    expect(reportFrom('https://adey.example/news?x=1')).not.toHaveProperty('r');
    expect(reportFrom('no address')).not.toHaveProperty('r');
    const speed = visitReport('speed', { key: 'k' }, { page, measures: { lcp: 900 } });
    expect(JSON.parse(speed).p).toEqual({ lcp: 900 });
  });
});
