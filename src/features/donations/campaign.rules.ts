/** The four campaigns in order, with their colours. */
export const campaignThemes = {
  Appreciation: '#9D9171',
  'Family Fund': '#C4A287',
  'Holiday Gift': '#BAA7B0',
  'School Supplies': '#BFD5E2',
} as const;

export type CampaignName = keyof typeof campaignThemes;
