/** The key clicks of a post or event are counted under: its heading in lower case without separators
 * (`Fundraiser II` counts under `fundraiserii`). It is set once and outlives a change of heading. */
export function clickKeyOf(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .normalize('NFC');
}
