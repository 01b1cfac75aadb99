/** How many people took part, by period, as the engagement chart draws it; a period without values says so. */
export const engagementByPeriod: Readonly<Record<string, readonly number[]>> = {
  '2022-23': [10, 15, 22, 32, 50, 62, 80, 102],
  '2024': [],
};
