import type { AmharicWords } from '../translate.ts';

/** The form of what people can choose when they give. */
export const givingFormWords = {
  Giving: 'ልገሳ',
  'What people can choose on the Donate page. It is shown there once giving is switched on.':
    'ሰዎች በልገሳ ገጽ ላይ የሚመርጡት። ልገሳ ከተከፈተ በኋላ እዚያ ይታያል።',
  Currencies: 'ገንዘቦች',
  'The first one is chosen at the start.': 'መጀመሪያ ላይ የመጀመሪያው ተመርጦ ይታያል።',
  Currency: 'ገንዘብ',
  'Its three letters, such as ETB, USD or EUR.': 'ሦስቱ ፊደላት፣ ለምሳሌ ETB፣ USD ወይም EUR።',
  'Smallest gift': 'ትንሹ ልገሳ',
  'Empty: ETB 10, USD 1 or about as much in other currencies.':
    'ባዶ፦ 10 ብር፣ 1 የአሜሪካ ዶላር፣ ወይም በሌሎች ገንዘቦች የዚያን ያህል።',
  'Cash that two people count': 'ሁለት ሰዎች የሚቆጥሩት ጥሬ ገንዘብ',
  'Cash, cheques and things above this amount wait until a second person confirms them. Empty: above ETB 20000, USD 300, EUR 300 or GBP 250; in other currencies all of them wait.':
    'ከዚህ መጠን በላይ የሆነ ጥሬ ገንዘብ፣ ቼክና ዕቃ ሁለተኛ ሰው እስኪያረጋግጥ ይጠብቃል። ባዶ፦ ከETB 20000፣ ከUSD 300፣ ከEUR 300 ወይም ከGBP 250 በላይ፤ በሌሎች ገንዘቦች ሁሉም ይጠብቃል።',
  'Amounts to choose from': 'የሚመረጡ መጠኖች',
  Amount: 'መጠን',
  Amounts: 'መጠኖች',
  'A number alone, such as 25 or 12.50.': 'ቁጥር ብቻ፣ ለምሳሌ 25 ወይም 12.50።',
  'What it does': 'የሚሠራው',
  'One true sentence, or nothing: "One week of medicine for one child."':
    'እውነተኛ የሆነ አንድ ዓረፍተ ነገር ወይም ምንም፦ "ለአንድ ሕፃን የአንድ ሳምንት መድኃኒት።"',
  'Bank accounts': 'የባንክ ሂሳቦች',
  'Offers bank transfer on the Donate page, in the currency of each account.':
    'በልገሳ ገጽ ላይ የባንክ ዝውውር ያቀርባል፣ በእያንዳንዱ ሂሳብ ገንዘብ።',
  'Bank account': 'የባንክ ሂሳብ',
  'Account name': 'የሂሳብ ስም',
  'IBAN or account number': 'IBAN ወይም የሂሳብ ቁጥር',
  Bank: 'ባንክ',
  'BIC (SWIFT)': 'የባንክ መለያ (BIC)',
  'What payments cost': 'የክፍያ ወጪ',
  'Lets givers cover the fee, shown in numbers. Without an entry they are not asked.':
    'ለጋሾች በቁጥር የሚታየውን ወጪ እንዲሸፍኑ ያስችላል። ካልተጻፈ አይጠየቁም።',
  Fee: 'የክፍያ ወጪ',
  Fees: 'የክፍያ ወጪዎች',
  'Payment service': 'የክፍያ አገልግሎት',
  Stripe: 'Stripe (ካርድ)',
  Chapa: 'Chapa (በብር)',
  Practice: 'ልምምድ',
  'Percent of each payment': 'ከእያንዳንዱ ክፍያ በመቶኛ',
  'Such as 2.9.': 'ለምሳሌ 2.9።',
  'And for each payment': 'ለእያንዳንዱ ክፍያም',
  'A number alone, such as 0.30.': 'ቁጥር ብቻ፣ ለምሳሌ 0.30።',
  'Registration of the charity': 'የድርጅቱ ምዝገባ',
  'Printed on receipts under the name of the charity: "Registered charity, number 1234".':
    'በደረሰኞች ላይ ከድርጅቱ ስም በታች ይቆማል፦ "የተመዘገበ በጎ አድራጎት ድርጅት፣ ቁጥር 1234"።',
} as const satisfies AmharicWords;
