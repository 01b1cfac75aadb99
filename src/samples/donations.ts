import { type CampaignName, campaignThemes } from '#money/donations/campaign.rules.ts';
import type { Stored } from './pictures.ts';
import type { SampleSet } from './store-set.ts';

/** The four campaigns of the donate page; all lead to the donation page of the site settings. */
export function sampleCampaigns({ pictures }: Stored): SampleSet {
  const campaign = (name: CampaignName, img: number, desc: string, am: { name: string; desc: string }) => ({
    data: { name, desc, img, theme: campaignThemes[name], col: 'light', donationLink: '' },
    am,
  });
  return {
    collection: 'campaigns',
    knownBy: 'name',
    documents: [
      campaign(
        'Appreciation',
        pictures['campaign-appreciation'],
        'Say thank you to the people who care for children through treatment.',
        { name: 'ምስጋና', desc: 'ልጆችን በሕክምና ወቅት ለሚንከባከቡ ሰዎች ምስጋናዎን ይግለጹ።' },
      ),
      campaign(
        'Family Fund',
        pictures['campaign-family-fund'],
        'Support for families who are becoming financially self-reliant.',
        { name: 'የቤተሰብ ፈንድ', desc: 'በገንዘብ ራሳቸውን ለመቻል ለሚጥሩ ቤተሰቦች ድጋፍ።' },
      ),
      campaign(
        'Holiday Gift',
        pictures['campaign-holiday-gift'],
        'A holiday gift for a child in treatment, and for brothers and sisters at home.',
        { name: 'የበዓል ስጦታ', desc: 'በሕክምና ላይ ላለ ልጅ፣ በቤት ላሉ ወንድሞችና እህቶችም የበዓል ስጦታ።' },
      ),
      campaign(
        'School Supplies',
        pictures['campaign-school-supplies'],
        'Books, pens and a bag, so that treatment does not end a school year.',
        { name: 'የትምህርት ቁሳቁስ', desc: 'ሕክምናው የትምህርት ዓመቱን እንዳያቋርጥ መጻሕፍት፣ እስክሪብቶና ቦርሳ።' },
      ),
    ],
  };
}
