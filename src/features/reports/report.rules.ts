/** The anchor of a fiscal year: `/reports#reports_2024`. */
export function reportAnchor(year: number): string {
  return `reports_${year}`;
}
