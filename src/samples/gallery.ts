import type { PictureName } from './pictures.ts';
import type { SampleSet, Stored } from './sample-document.ts';

/** The five slideshow pictures; none appears elsewhere on the home page. */
export function sampleGallery({ pictures }: Stored): SampleSet {
  const slide = (name: PictureName, english: string, amharic: string) => ({
    data: { img: pictures[name], description: english },
    am: { description: amharic },
  });
  return {
    collection: 'gallery',
    knownBy: 'description',
    documents: [
      slide('about-highlands', 'Where the mission is at home', 'ተልእኳችን የሚኖርበት ቦታ'),
      slide('clinic-wide', 'A morning at the clinic', 'ጠዋት በክሊኒኩ'),
      slide('campaign-family-fund', 'Treatment is a family’s work', 'ሕክምና የቤተሰብ ሥራ ነው'),
      slide('campaign-holiday-gift', 'Parcels before the holidays', 'ከበዓል በፊት የተዘጋጁ ስጦታዎች'),
      slide('event-evening', 'An evening among friends', 'ከወዳጆች ጋር የሚያልፍ ምሽት'),
    ],
  };
}
