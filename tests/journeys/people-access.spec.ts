import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

const paths = [
  '/team',
  '/team/volunteer-coordinator',
  '/projects',
  '/projects/school-during-treatment',
  '/partnership',
  '/partnership/medsupply-mission',
  '/testimonial',
  '/legal/privacy',
  '/events/pediatric-outreach',
];

for (const path of paths)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const language of ['', '/am'])
      test(`${language}${path} by ${colorScheme} passes axe and does not scroll sideways, on phones and desktops`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(language + path, { waitUntil: 'networkidle' });
          const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
          await expectNoAxeViolations(page);
        }
      });

for (const path of paths)
  for (const language of ['', '/am'])
    test(`${language}${path} at 320 px and with text twice as large loses nothing to the side`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(language + path);
      for (const size of ['100%', '200%']) {
        await page.evaluate(
          percent => document.documentElement.style.setProperty('font-size', percent),
          size,
        );
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(beyond, size).toBeLessThanOrEqual(0);
      }
    });
