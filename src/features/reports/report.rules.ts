/** The place of a fiscal year on /reports, as addresses name it: `/reports#reports_2024`. */
export function reportAnchor(year: number): string {
  return `reports_${year}`;
}
