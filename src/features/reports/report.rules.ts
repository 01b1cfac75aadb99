/** The anchor of a fiscal year: `/reports#reports_2024`. */
export function reportAnchor(year: number): string {
  return `reports_${year}`;
}

/** The initial numbers of participants by period; an empty period is stated as such. */
export const engagementByPeriod: Readonly<Record<string, readonly number[]>> = {
  '2022-23': [10, 15, 22, 32, 50, 62, 80, 102],
  '2024': [],
};
