import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect, test } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { shareStack } from '../support/stack-pool.ts';
import { fullRun } from '../support/test-scale.ts';

const year = (page: Page, fiscal: number) => page.locator(`[data-report="${fiscal}"]`);
const chart = (page: Page, period: string) => page.locator(`[data-chart="${period}"]`);
const counts = [10, 15, 22, 32, 50, 62, 80, 102];

/** What the chart draws, in pixels from its foot. */
const drawnIn = (drawing: Locator) =>
  drawing.evaluate(svg => {
    const foot = svg.getBoundingClientRect().bottom;
    const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const line = svg.querySelector<SVGPathElement>('[data-line]');
    const toScreen = line?.getScreenCTM();
    const corners = [...(line?.getAttribute('d') ?? '').matchAll(/(-?[\d.]+),(-?[\d.]+)/g)];
    return {
      marks: [...svg.querySelectorAll('[data-point] path')].map(mark => {
        const { x, y } = middle(mark.getBoundingClientRect());
        return { x, height: foot - y };
      }),
      line: corners.map(([, x, y]) => {
        const point = new DOMPoint(Number(x), Number(y)).matrixTransform(toScreen ?? undefined);
        return { x: point.x, height: foot - point.y };
      }),
      area: svg.querySelector('[data-area]')?.getBoundingClientRect().height ?? 0,
    };
  });

async function expectChart(page: Page): Promise<void> {
  const period = chart(page, '2022-23');
  const drawing = period.getByRole('img');
  await expect(drawing).toHaveAccessibleName(
    'People who took part, 2022-23. Quarter 1 of 2022: 10, Quarter 2 of 2022: 15, Quarter 3 of 2022: 22, Quarter 4 of 2022: 32, Quarter 1 of 2023: 50, Quarter 2 of 2023: 62, Quarter 3 of 2023: 80, Quarter 4 of 2023: 102.',
  );
  const drawn = await drawnIn(drawing);
  for (const points of [drawn.marks, drawn.line]) {
    expect(points).toHaveLength(counts.length);
    const perPerson = (points[7]?.height ?? 0) / 102;
    expect(perPerson).toBeGreaterThan(1);
    points.forEach(({ height }, index) => {
      expect(Math.abs(height - (counts[index] ?? 0) * perPerson)).toBeLessThan(1.5);
    });
    const steps = points.slice(1).map(({ x }, index) => x - (points[index]?.x ?? 0));
    for (const step of steps) expect(Math.abs(step - (steps[0] ?? 0))).toBeLessThan(1);
    expect(steps[0]).toBeGreaterThan(20);
  }
  expect(Math.abs(drawn.area - (drawn.marks[7]?.height ?? 0))).toBeLessThan(1.5);
  const cells = period.getByRole('table').getByRole('cell');
  await expect(cells).toHaveText(counts.map(String));
  await expect(period.locator('[data-point] text')).toHaveText(counts.map(String));
}

test('the reports screen lists the fiscal years, newest first, and the eight counts of 2022-23 as a chart and a table', {
  tag: ['@ROUTE-09', '@REPORT-06'],
}, async ({ page }) => {
  const complaints = consoleComplaints(page);
  await page.goto('/reports');
  await expect(page).toHaveTitle('Reports — Adey');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our reports');
  await expect(page.locator('[data-report] h2')).toHaveText(
    [2025, 2024, 2023, 2022].map(fiscal => `Fiscal year ${fiscal}`),
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`the chart at ${width} px`, () => expectChart(page));
  }
  expect(complaints).toEqual([]);
});

test('only fiscal year 2024 has its report, without counts, and the other years are coming soon', {
  tag: ['@REPORT-01', '@REPORT-02', '@REPORT-03', '@REPORT-04', '@REPORT-07'],
}, async ({ read, request }) => {
  const page = await read('/reports');
  const report = year(page, 2024);
  await expect(report).toContainText('Oct 31, 2024');
  await expect(report).toContainText('What came in, what we spent, and what that changed.');
  await expect(report).toContainText('160 children helped this year');
  await expect(report).not.toContainText('Coming soon');
  for (const fiscal of [2022, 2023, 2025]) {
    await expect(year(page, fiscal).getByText('Coming soon')).toBeVisible();
    await expect(year(page, fiscal).getByRole('link')).toHaveCount(0);
  }
  await expect(chart(page, '2024')).toContainText('There are no counts for 2024 yet.');
  await expect(chart(page, '2024').locator('svg, table')).toHaveCount(0);
  const { $ } = await parseAnswer(request, '/am/reports');
  expect($('[data-chart="2024"]').text()).toContain('2024 እ.ኤ.አ.፦ እስካሁን ቆጠራ የለም።');
});

const phone = { width: 390, height: 700 };
const desk = { width: 1280, height: 800 };
const addresses = ['/reports#reports_2024', '/reports/#reports_2024', '/am/reports#reports_2024'];
/** In an ordinary run each address at one width, and each width once or twice. */
const everyAddress = addresses.map((address, at) => [address, at % 2 === 0 ? phone : desk] as const);

test('#reports_2024 scrolls to the 2024 report, below the sticky header, with and without a slash and in Amharic', {
  tag: ['@REPORT-05', '@ROUTE-39'],
}, async ({ page }) => {
  for (const [address, size] of fullRun
    ? addresses.flatMap(address => [[address, phone] as const, [address, desk] as const])
    : everyAddress)
    await test.step(`${address} at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page).toHaveURL(/\/reports#reports_2024$/);
      const report = page.locator('#reports_2024');
      await expect(report).toHaveAttribute('data-report', '2024');
      await expect(report.getByRole('heading')).toBeInViewport();
      const top = await report.evaluate(element => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(0);
      const onTop = await report.getByRole('heading').evaluate(element => {
        const { left, top: above, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 8, above + height / 2));
      });
      expect(onTop).toBe(true);
    });
});

test('a chart is still visible in forced colours, and in print', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/reports');
  const line = chart(page, '2022-23').locator('[data-line]');
  const stroke = await line.evaluate(path => getComputedStyle(path).stroke);
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(stroke).not.toBe('none');
  expect(stroke).not.toBe(ground);
  await page.emulateMedia({ forcedColors: null, media: 'print' });
  await expect(line).toBeVisible();
  await expect(chart(page, '2022-23').getByRole('table')).toBeVisible();
});

test('the reports screen fits 320 px, even with twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of ['/reports', '/am/reports']) {
    await page.goto(address);
    for (const size of ['100%', '200%']) {
      await page.evaluate(to => {
        document.documentElement.style.fontSize = to;
      }, size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBeLessThanOrEqual(320);
    }
  }
});

test('before the first report the reports screen says so, and has no chart', async ({ page }) => {
  const { siteUrl } = await shareStack({ withoutStaff: true });
  await page.goto(`${siteUrl}/reports`);
  await expect(page.getByText('We’re preparing the first report.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Read the news' })).toHaveAttribute(
    'href',
    '/news',
  );
  await expect(page.locator('[data-chart]')).toHaveCount(0);
  await expectNoAxeViolations(page);
});
