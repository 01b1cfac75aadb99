import type { Stored } from './pictures.ts';
import type { SampleSet } from './store-set.ts';

/** The projects. */
export function sampleProjects({ pictures }: Stored): SampleSet {
  return {
    collection: 'projects',
    knownBy: 'label',
    documents: [
      {
        data: {
          label: 'Medicines for children',
          img: pictures['programs-medicine'],
          date: '2024-03-01',
          description: 'Children receive the medicine they were prescribed, for as long as they need it.',
          disc: {
            par1: 'Underserved children receive the medicine they were prescribed, for as long as the treatment lasts.',
            par2: 'Most of them are children with cancer who are denied medication for financial reasons. Requests come from the clinics that treat them. We look for the medicine, pay for what the family cannot, and bring it where it is needed.',
          },
          stations: [
            {
              kind: 'bought',
              day: '2024-03-15',
              region: 'addis-ababa',
              words: 'The medicines on the clinics’ list are bought at a pharmacy.',
            },
            {
              kind: 'packed',
              day: '2024-03-20',
              region: 'addis-ababa',
              words:
                'Volunteers pack them by prescription. Two people check each parcel before it is closed.',
              pictures: [pictures.volunteers],
            },
            {
              kind: 'on-the-way',
              day: '2024-04-03',
              region: 'amhara',
              words: 'By truck, and from the end of the road by mule.',
            },
            {
              kind: 'arrived',
              day: '2024-04-09',
              region: 'amhara',
              words: 'The clinic counts the parcels and confirms the list.',
            },
            {
              kind: 'given',
              day: '2024-04-22',
              region: 'amhara',
              words: 'The families are shown how and when to give each medicine.',
            },
          ],
        },
        am: {
          label: 'ለልጆች መድኃኒት',
          description: 'ልጆች የታዘዘላቸውን መድኃኒት እስከሚያስፈልጋቸው ጊዜ ድረስ ያገኛሉ።',
          disc: {
            par1: 'በቂ አገልግሎት የማያገኙ ልጆች የታዘዘላቸውን መድኃኒት ሕክምናው እስኪያልቅ ድረስ ያገኛሉ።',
            par2: 'አብዛኞቹ በገንዘብ እጥረት ምክንያት መድኃኒት ማግኘት ያልቻሉ የካንሰር ሕመም ያለባቸው ልጆች ናቸው። ጥያቄው የሚመጣው ከሚያክሟቸው ክሊኒኮች ነው። መድኃኒቱን እናፈላልጋለን፣ ቤተሰቡ የማይችለውን እንከፍላለን፣ ወደሚያስፈልግበትም እናደርሳለን።',
          },
          stations: [
            { words: 'በክሊኒኮቹ ዝርዝር ላይ ያሉት መድኃኒቶች ከመድኃኒት ቤት ተገዙ።' },
            { words: 'በጎ ፈቃደኞች በየማዘዣው ያሽጓቸዋል። እያንዳንዱ ጥቅል ከመዘጋቱ በፊት ሁለት ሰዎች ያዩታል።' },
            { words: 'በጭነት መኪና፣ መንገዱ ካበቃበት ደግሞ በበቅሎ።' },
            { words: 'ክሊኒኩ ጥቅሎቹን ይቆጥራል፤ ዝርዝሩንም ያረጋግጣል።' },
            { words: 'እያንዳንዱ መድኃኒት እንዴትና መቼ እንደሚሰጥ ለቤተሰቦቹ ይነገራል።' },
          ],
        },
      },
      {
        data: {
          label: 'Diagnostic work-up',
          img: pictures['diagnostic-work-up'],
          date: '2023-09-01',
          description: 'Tests and scans, so that a doctor can choose a treatment instead of guessing one.',
          disc: {
            par1: 'More than {diagnosticWorkUp} children have been helped with diagnostic work-up, so that their doctors could choose a treatment instead of guessing one.',
            par2: 'Tests and scans come first and are often what a family cannot pay for. The project covers them and stays in touch until the result is there.',
          },
        },
        am: {
          label: 'የምርመራ እርዳታ',
          description: 'ሐኪሙ በመገመት ፈንታ ሕክምናን እንዲመርጥ የሚያስችሉ ምርመራዎች።',
          disc: {
            par1: 'ሐኪሞቻቸው በመገመት ፈንታ ሕክምናን እንዲመርጡ ከ{diagnosticWorkUp} በላይ ልጆች የምርመራ እርዳታ አግኝተዋል።',
            par2: 'የላቦራቶሪና የምስል ምርመራ ቀድሞ ይመጣል፤ ብዙውን ጊዜ ቤተሰብ መክፈል የሚያቅተውም ይህ ነው። ፕሮጀክቱ ወጪውን ይሸፍናል፤ ውጤቱ እስኪታወቅ ድረስም ከቤተሰቡ ጋር ይገናኛል።',
          },
        },
      },
      {
        data: {
          label: 'Family self-reliance',
          img: pictures['campaign-family-fund'],
          date: '2023-02-01',
          description: 'Families earn their own living again while a child is treated, and after.',
          disc: {
            par1: 'Families are partners in a treatment. This project helps them earn their own living again while it lasts, and after.',
            par2: 'Each family says what would help: tools, goods for a small shop, a course, the bus fare. We agree on one step, and look at it again together.',
          },
        },
        am: {
          label: 'የቤተሰብ ራስን መቻል',
          description: 'ልጅ በሚታከምበት ጊዜና ከዚያ በኋላ ቤተሰቦች ራሳቸውን ችለው ይኖራሉ።',
          disc: {
            par1: 'ቤተሰቦች የሕክምናው አጋሮች ናቸው። ይህ ፕሮጀክት በሕክምናው ጊዜና ከዚያ በኋላ መተዳደሪያቸውን እንደገና እንዲያገኙ ይረዳቸዋል።',
            par2: 'የሚያስፈልገውን እያንዳንዱ ቤተሰብ ራሱ ይናገራል፦ የሥራ መሣሪያ፣ ለትንሽ ሱቅ የሚሆን ዕቃ፣ ሥልጠና፣ ወይም የመጓጓዣ ገንዘብ። በአንድ እርምጃ እንስማማለን፤ ከዚያም አብረን መለስ ብለን እናየዋለን።',
          },
        },
      },
      {
        data: {
          label: 'School during treatment',
          img: pictures['campaign-school-supplies'],
          date: '2022-11-01',
          description: 'Children in treatment have books, pens and somebody to learn with.',
          disc: {
            par1: 'A treatment should not end a school year. Children who learn at home or in hospital for a while get what they need for it.',
            par2: 'Books, pens and a bag, and a volunteer who learns with them a few hours a week. The teacher says what, and the child says how much.',
          },
        },
        am: {
          label: 'በሕክምና ጊዜ ትምህርት',
          description: 'ሕክምና ላይ ያሉ ልጆች መጽሐፍ፣ እስክሪብቶና አብሯቸው የሚማር ሰው ያገኛሉ።',
          disc: {
            par1: 'ሕክምና የትምህርት ዓመትን ማቋረጥ የለበትም። ለተወሰነ ጊዜ በቤት ወይም በሆስፒታል የሚማሩ ልጆች ለዚያ የሚያስፈልጋቸውን ያገኛሉ።',
            par2: 'መጽሐፍ፣ እስክሪብቶና ቦርሳ፣ በሳምንት ጥቂት ሰዓትም አብሯቸው የሚማር በጎ ፈቃደኛ። ምን እንደሚያጠኑ መምህሩ ይናገራል፤ ምን ያህል እንደሚችሉ ደግሞ ልጁ።',
          },
        },
      },
    ],
  };
}

/** The partner named in the specification; its text and logo are its own to provide. */
export function samplePartners({ pictures }: Stored): SampleSet {
  return {
    collection: 'partners',
    knownBy: 'name',
    documents: [
      {
        data: {
          name: 'MedSupply Mission',
          img: pictures['programs-medicine'],
          description: 'Together we plan which medicines are needed, and how they reach the clinics.',
          disc: {
            par1: 'With MedSupply Mission we plan which medicines are needed, and how they reach the clinics where doctors are waiting for them.',
            par2: 'We gather the requests of health workers, and plan together what can be supplied. The family deals with one person, who knows every step. We write down what each side does and review it once a year.',
          },
        },
        am: {
          name: 'ሜድሰፕላይ ሚሽን',
          description: 'የትኞቹ መድኃኒቶች እንደሚያስፈልጉና ወደ ክሊኒኮች እንዴት እንደሚደርሱ አብረን እናቅዳለን።',
          disc: {
            par1: 'የትኞቹ መድኃኒቶች እንደሚያስፈልጉ፣ ሐኪሞች ወደሚጠብቋቸው ክሊኒኮችም እንዴት እንደሚደርሱ ከሜድሰፕላይ ሚሽን ጋር እናቅዳለን።',
            par2: 'የጤና ባለሙያዎችን ጥያቄ እኛ እናሰባስባለን፤ ሊቀርብ የሚችለው በጋራ ይታቀዳል። ቤተሰቡ የሚያገኘው ሂደቱን ከመጀመሪያ እስከ መጨረሻ የሚያውቅ አንድ ሰው ብቻ ነው። እያንዳንዱ ወገን የሚሠራው በጽሑፍ ይቀመጣል፤ በየዓመቱም አንድ ጊዜ ይገመገማል።',
          },
        },
      },
    ],
  };
}
