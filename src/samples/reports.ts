import type { SampleSet } from './store-set.ts';

/** One report per fiscal year: 2024 is published, the others are coming soon. */
export function sampleReports(): SampleSet {
  const comingSoon = (year: number, description: string, inAmharic: string) => ({
    data: { year, heading: `Fiscal year ${year}`, availability: 'coming-soon', description },
    am: { heading: `የ${year} እ.ኤ.አ. በጀት ዓመት`, description: inAmharic },
  });
  return {
    collection: 'reports',
    knownBy: 'heading',
    documents: [
      comingSoon(
        2022,
        'The report on the year the mission was founded is being prepared.',
        'ድርጅታችን የተመሠረተበት ዓመት ሪፖርት በመዘጋጀት ላይ ነው።',
      ),
      comingSoon(2023, 'The report on the second year is being prepared.', 'የሁለተኛው ዓመት ሪፖርት በመዘጋጀት ላይ ነው።'),
      {
        data: {
          year: 2024,
          heading: 'Fiscal year 2024',
          availability: 'active',
          publishedOn: '2024-10-31',
          description: 'What came in, what we spent, and what that changed.',
          // 160 in all, as the claims say.
          children: [11, 9, 12, 14, 13, 10, 8, 15, 21, 17, 14, 16].map((count, at) => ({
            month: at + 1,
            count,
          })),
          disc: {
            par1: '{childrenHelped} children helped this year, and more than {diagnosticWorkUp} children helped with diagnostic work-up. Donations increased by {donationsIncrease}%, the number of volunteers by {volunteersIncrease}%.',
            par2: 'Medicines for underserved children come first in our spending, notably for children with cancer who are denied medication for financial reasons. Support for their families follows, because a treatment that ruins a household does not last.\n\nMore gifts meant that a medicine which was started could be continued. More volunteers meant that nobody packed parcels or translated for a family alone.\n\nThank you to everyone who gave money, time or advice. Is there a number here you would like to understand better? Write to the treasurer, who keeps the books and will answer you.',
          },
        },
        am: {
          heading: 'የ2024 እ.ኤ.አ. በጀት ዓመት',
          description: 'የገባው፣ የወጣው፣ እና ያም ያመጣው ለውጥ።',
          disc: {
            par1: 'በዚህ ዓመት {childrenHelped} ልጆች እርዳታ አግኝተዋል፤ ከ{diagnosticWorkUp} በላይ ልጆችም የምርመራ እርዳታ አግኝተዋል። ልገሳ በ{donationsIncrease}%፣ የበጎ ፈቃደኞች ቁጥር በ{volunteersIncrease}% አድጓል።',
            par2: 'ከወጪያችን ቅድሚያ የሚሰጠው በቂ አገልግሎት ለማያገኙ ልጆች፣ በተለይም በገንዘብ እጥረት ምክንያት መድኃኒት ማግኘት ላልቻሉ የካንሰር ሕመም ላለባቸው ልጆች መድኃኒት ነው። የቤተሰቦቻቸው ድጋፍ ይከተላል፤ ቤተሰብን የሚያደኸይ ሕክምና ዘላቂ አይሆንምና።\n\nልገሳው በማደጉ የተጀመረ መድኃኒት ሳይቋረጥ መቀጠል ችሏል። በጎ ፈቃደኞቹ በመብዛታቸው ጥቅል የሚያዘጋጅም ሆነ ለቤተሰብ የሚያስተረጉም ሰው ብቻውን አልሆነም።\n\nገንዘብ፣ ጊዜ ወይም ምክር የሰጡንን ሁሉ እናመሰግናለን። በደንብ ሊረዱት የሚፈልጉት ቁጥር አለ? መዝገቡን ለሚይዘው ገንዘብ ያዥ ይጻፉ፤ ይመልስልዎታል።',
          },
        },
      },
      comingSoon(
        2025,
        'The report on 2025 follows once the year is closed.',
        'የ2025 እ.ኤ.አ. ሪፖርት ዓመቱ ሲዘጋ ይከተላል።',
      ),
    ],
  };
}
