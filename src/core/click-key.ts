/**
 * The key under which clicks of a post or event are counted: its first heading in lower case without separators
 * (`Fundraiser II` counts under `fundraiserii`). It survives a change of heading.
 */
export function clickKeyOf(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .normalize('NFC');
}
