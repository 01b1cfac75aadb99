/** What a donation is for: `general` is "where it is needed most", otherwise a project or a campaign by its number. */
export type Fund = 'general' | `project-${number}` | `campaign-${number}`;

export const isFund = (text: string): text is Fund => /^(general|(project|campaign)-\d{1,10})$/.test(text);

/** A campaign is a fund of its own. Donations from before 2026-11-28 name theirs and are in the general fund. */
export function toFund({ project, campaign }: { project: number | null; campaign: string | null }): Fund {
  if (campaign !== null && isFund(campaign)) return campaign;
  return project === null ? 'general' : `project-${project}`;
}

/** The number of the project that a fund is; null for every other fund. */
export const fundProject = (fund: string): number | null =>
  fund.startsWith('project-') ? Number(fund.slice('project-'.length)) : null;
