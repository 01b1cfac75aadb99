import { describe, expect, it } from 'vitest';
import { classifyDevice, missingPath, tidyCampaign, tidyReferrer, unfoundWords } from './view.rules.ts';

describe('the data of a view', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/140.0 Mobile Safari/537.36', 'phone'],
    ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80)', 'phone'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X700) Chrome/140.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', 'computer'],
    ['', 'computer'],
  ])('the user agent %s is reduced to the class of the device', (userAgent, device) => {
    expect(classifyDevice(userAgent)).toBe(device);
  });

  it.each([
    ['www.News.Example.org', 'news.example.org'],
    ['l.facebook.com', 'l.facebook.com'],
    ['adey.org', null],
    ['www.adey.org', null],
    ['192.168.1.10', null],
    ['intranet', null],
    ['a b.org', null],
    [`${'a'.repeat(120)}.org`, null],
    ['<script>.org', null],
    ['', null],
    ['mail.www.example.org', 'mail.www.example.org'],
    ['1and1.com', '1and1.com'],
    ['news.site1', 'news.site1'],
    ['1.2.3.4', null],
    ['0911234567.org', null],
    ['news.example.org/post', null],
    ['news.<b>', null],
    [`${'a'.repeat(96)}.org`, `${'a'.repeat(96)}.org`],
    [`${'a'.repeat(97)}.org`, null],
  ])('the referrer %s is counted only as the host of another site', (sent, counted) => {
    expect(tidyReferrer(sent, 'adey.org')).toBe(counted);
  });

  it.each([
    ['Spring Letter', 'spring letter'],
    ['issue-2026-11', 'issue-2026-11'],
    ['የፀደይ ደብዳቤ', 'የፀደይ ደብዳቤ'],
    ['abeba@example.org', null],
    ['abeba%40example.org', null],
    ['0911 234 567', null],
    ['<b>', null],
    ['x'.repeat(101), null],
    ['', null],
    ['  Spring   Letter ', 'spring letter'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['<b> spring', null],
    ['spring <b>', null],
    ['   ', null],
  ])('the campaign %s is counted only if it cannot name a person', (sent, counted) => {
    expect(tidyCampaign(sent)).toBe(counted);
  });

  it.each([
    ['  Volunteer   nurses ', 'volunteer nurses'],
    ['መድኃኒት', 'መድኃኒት'],
    ['events 2026', 'events 2026'],
    ['abeba@example.org', null],
    ['abeba at example dot org', null],
    ['+251 911 234 567', null],
    ['0911-234-567 abeba', null],
    ['٠٩١١٢٣٤٥٦٧ x', null],
    ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9', null],
    ['12', null],
    ['a', null],
    ['x '.repeat(40), null],
    ['ab', 'ab'],
    [`${'ab '.repeat(19)}abc`, `${'ab '.repeat(19)}abc`],
    [`${'ab '.repeat(19)}abcd`, null],
    ['gala 2026-11-25 1830', 'gala 2026-11-25 1830'],
    ['gala 12 2026-11-25 3456', null],
    ['volunteer 7hF-a2kQ9-xPz41-mNop', null],
    ['gift wHf-a2kQ9-xPz41-mNop', null],
    ['Volunteer-Nurses', 'volunteer-nurses'],
  ])('the searched words %s are counted only if they cannot be personal data', (typed, counted) => {
    expect(unfoundWords(typed)).toBe(counted);
  });

  it.each([
    ['/gala', '/gala'],
    ['/news/a-post-that-was-here-before-2024', '/news/a-post-that-was-here-before-2024'],
    ['/ገና', '/ገና'],
    ['/reset/abeba@example.org', null],
    ['/gift/9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c', null],
    ['/call/0911234567', null],
    ['/send/preferences', null],
    ['/<script>', null],
    [`/${'x'.repeat(130)}`, null],
    [`/${'ab-'.repeat(39)}ab`, `/${'ab-'.repeat(39)}ab`],
    [`/${'ab-'.repeat(39)}abc`, null],
    ['gala/2026', null],
    ['/gala?for=abeba', null],
    ['/auth/sign-in', null],
    ['/news/auth', '/news/auth'],
    ['/volunteers-in-addis-2026', '/volunteers-in-addis-2026'],
    ['/Annual-Report-For-Everybody', '/Annual-Report-For-Everybody'],
    ['/abcdefGHIJ-klmno-pqr5', null],
    ['/9-Abcdefghijklmnopqr', null],
    ['/abc-def-ghi9-jkl-Mnopq', null],
    ['/A9bc-def-ghi-jkl-mnopq', null],
    ['/abcdefghijklmnopqrstuvwx', '/abcdefghijklmnopqrstuvwx'],
    ['/abcdefghijklmnopqrstuvwxy', null],
    ['/abcdefghijklmnopqrstuvwxyz-news', '/abcdefghijklmnopqrstuvwxyz-news'],
    ['/news-abcdefghijklmnopqrstuvwxyz', '/news-abcdefghijklmnopqrstuvwxyz'],
  ])('the missing address %s is counted only if it cannot be a link for one person', (path, counted) => {
    expect(missingPath(path)).toBe(counted);
  });
});

it('our own host is not counted as a referrer, with or without www', () => {
  for (const own of ['adey.org', 'www.Adey.org']) expect(tidyReferrer('adey.org', own)).toBeNull();
  expect(tidyReferrer('staff.adey.org', 'staff.www.adey.org')).toBe('staff.adey.org');
});
