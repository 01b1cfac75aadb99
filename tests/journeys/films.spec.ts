import type { Page } from '@playwright/test';
import { heroVideo } from '#ui/art/hero-video.ts';
import { signInToAdmin, uploadForm } from '../support/admin-client.ts';
import { changeInDatabase } from '../support/change-in-database.ts';
import { readFilm } from '../support/films.ts';
import { expect, IN_MOTION } from '../support/journey.ts';
import { untilCached, untilSeen } from '../support/seen-page.ts';
import { shareStack, TWO_SITES } from '../support/stack-pool.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, withoutStaff: true });

test.use(IN_MOTION);

const ours = heroVideo.day.small.mp4;
const onYoutube = 'https://www.youtube.com/watch?v=abcDEF12_-3';
const player = 'https://www.youtube-nocookie.com/embed/abcDEF12_-3?rel=0';

test.beforeEach(async ({ ownStack }) => {
  await changeInDatabase(
    ownStack.databaseUrl,
    ['site-settings'],
    `update site_settings set media_set_mission_vid = $1, media_set_testimonial_vid = $2,
     media_set_dir_vid = $1, media_set_partnership_vid = $3`,
    [ours, onYoutube, 'https://films.example.org/partners'],
  );
});

/** Every request of the page to another site, and for a film. */
function noteRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', request => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== 'localhost' || pathname.startsWith('/video/')) asked.push(request.url());
  });
  return asked;
}

for (const path of ['/about', '/team']) {
  test(`our own film on ${path} shows its still, 16:9, and loads nothing before somebody plays it`, async ({
    page,
  }) => {
    const asked = noteRequests(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const film = page.locator('video');
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveAttribute('poster', /\.avif$/);
    await expect(film).toHaveAttribute('controls', '');
    const box = await film.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
}

test('an external film names its company, loads nothing before it is pressed, and uses the cookie-free player', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>The film plays.</p>' }),
  );
  const asked = noteRequests(page);
  const policy = (await page.goto('/testimonial', { waitUntil: 'networkidle' }))?.headers()[
    'content-security-policy'
  ];
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
  const still = page.getByRole('link', { name: /^Play the film/ });
  await expect(page.getByText('It is shown by YouTube.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  const before = await still.boundingBox();
  await still.focus();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe').getByText('The film plays.')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
  expect(asked).toEqual([player]);
  // The space was reserved: nothing below the film moves.
  expect((await page.locator('iframe').boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
});

test('pages without an external film allow no frame from YouTube', async ({ request }) => {
  for (const path of ['/', '/about', '/team', '/partnership', '/projects']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'self'");
    expect(policy, path).not.toContain('youtube');
  }
});

test('without JavaScript an external film is a link to its source, in a new tab', async ({
  browser,
  ownStack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ownStack.siteUrl });
  const page = await context.newPage();
  await page.goto('/testimonial');
  const still = page.getByRole('link', { name: /^Play the film/ });
  await expect(still).toHaveAttribute('href', onYoutube);
  await expect(still).toHaveAttribute('target', '_blank');
  await context.close();
});

test('a film on an unknown host is a link to it in a new tab, which names the host', async ({ page }) => {
  await page.goto('/partnership');
  const link = page.getByRole('link', { name: /^Watch the film/ });
  await expect(link).toHaveAttribute('href', 'https://films.example.org/partners');
  await expect(link).toContainText('opens in a new tab');
  await expect(page.getByText('It opens at films.example.org.')).toBeVisible();
});

/** The pages with a video, by the field of the settings that holds a film from the library. */
const places = {
  heroFilm: '/',
  missionFilm: '/about',
  testimonialFilm: '/testimonial',
  dirFilm: '/team',
  partnershipFilm: '/partnership',
};

test('films uploaded for the media set are shown on their five pages, and removed when their consent is withdrawn', {
  tag: ['@DATA-07'],
}, async ({ page }) => {
  const { siteUrl, staffUrl, databaseUrl } = await shareStack(TWO_SITES);
  const admin = await signInToAdmin({ staffUrl, databaseUrl });
  const consent = await admin.create('consents', { who: 'A nurse', uses: ['website'], withdrawn: false });
  const films = await Promise.all(
    Object.entries(places).map(async ([field, path]) => {
      const alt = `What is seen at ${path}`;
      const form = uploadForm(
        readFilm('webm'),
        { alt, identifiable: 'yes', consent: consent.id },
        { name: `${field}.webm`, type: 'video/webm' },
      );
      const { status, body } = await admin.send('POST', '/films', form);
      expect(status, JSON.stringify(body)).toBe(201);
      return { field, path, alt, id: body.doc?.id, src: `/media/${body.doc?.filename}` };
    }),
  );
  await admin.settle('site-settings', {
    mediaSet: Object.fromEntries(films.map(({ field, id }) => [field, id])),
  });
  for (const { path, src, alt } of films) {
    await untilSeen({ siteUrls: [siteUrl], path, isSeen: html => html.includes(src) });
    await page.goto(siteUrl + path);
    if (path === '/') {
      await expect(page.getByRole('img', { name: alt })).toBeVisible();
      await expect(page.locator('video[data-films]')).toHaveAttribute('src', src);
    } else {
      await expect(page.getByText(alt)).toBeVisible();
      const film = page.locator(`video[src="${src}"]`);
      await film.evaluate((video: HTMLVideoElement) => video.play());
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0);
    }
    const part = await fetch(siteUrl + src, { headers: { range: 'bytes=0-3' } });
    expect([part.status, part.headers.get('content-type'), new Uint8Array(await part.arrayBuffer())]).toEqual(
      [206, 'video/webm', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])],
    );
    await untilCached(siteUrl, path);
  }
  await admin.update('consents', consent.id, { withdrawn: true });
  for (const { path, src } of films) {
    await untilSeen({ siteUrls: [siteUrl], path, isSeen: html => !html.includes(src) });
    expect((await fetch(siteUrl + src)).status, src).toBe(404);
  }
});
