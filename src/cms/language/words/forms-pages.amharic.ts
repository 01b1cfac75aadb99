import type { AmharicWords } from '../translate.ts';

/** Forms of the home page, stories, holidays, the team, pictures, consents, and what every form has beside it. */
export const pageFormWords = {
  'The names are changed': 'ስሞቹ ተቀይረዋል',
  'Then a note under the text says so.': 'ከዚያ ከጽሑፉ በታች ያለ ማስታወሻ ይህን ይናገራል።',
  'Does this tell of a person who can be recognised?': 'ሊታወቅ ስለሚችል ሰው ይናገራል?',
  'A name, a place and an illness together can be enough: if in doubt, answer yes.':
    'ስም፣ ቦታና ሕመም አንድ ላይ ሊበቁ ይችላሉ፤ ከተጠራጠሩ አዎ ይበሉ።',
  Yes: 'አዎ',
  No: 'አይ',
  'Consent record': 'የፈቃድ መዝገብ',
  'Who agreed, for which uses and until when. Visitors never see the record itself.':
    'ማን፣ ለምን አገልግሎትና እስከ መቼ እንደፈቀደ። ጎብኚዎች መዝገቡን ፈጽሞ አያዩትም።',
  'Address of the page': 'የገጹ አድራሻ',
  'What follows {1}/ in the address. Made from the heading when left empty; after a change the old address leads to the new one.':
    'በአድራሻው ከ{1}/ ቀጥሎ የሚመጣው። ባዶ ከተተወ ከርዕሱ ይሠራል፤ ከተቀየረ የቀድሞው አድራሻ ወደ አዲሱ ይወስዳል።',
  Origin: 'መነሻ',
  'Counted from the texts with each save.': 'በተቀመጠ ቁጥር ከጽሑፎቹ ይቆጠራል።',
  'Not translated': 'አልተተረጎመም',
  'Behind the English': 'ከእንግሊዝኛው ወደኋላ የቀረ',
  'In work': 'በሥራ ላይ',
  'In step': 'ከእንግሊዝኛው ጋር እኩል',
  'The Amharic fits the English as it is now': 'አማርኛው አሁን ካለው እንግሊዝኛ ጋር ይስማማል',
  'Sample content': 'የናሙና ይዘት',
  'Came with the software. An admin can delete all samples at once on the dashboard. Untick what you want to keep.':
    'ከሶፍትዌሩ ጋር የመጣ። አስተዳዳሪ በመነሻው ሁሉንም ናሙናዎች በአንድ ጊዜ መሰረዝ ይችላል። ማቆየት በሚፈልጉት ላይ ምልክቱን ያንሱ።',
  'Home card': 'የመነሻ ገጽ ካርድ',
  'Home cards': 'የመነሻ ገጽ ካርዶች',
  'Home page': 'መነሻ ገጽ',
  'The cards of the home page and the tabs of the initiative section. Drag them into their order.':
    'የመነሻ ገጹ ካርዶችና የተነሳሽነት ክፍሉ ትሮች። በቅደም ተከተላቸው ጎትተው ያስቀምጧቸው።',
  'Such as "Impact". It is part of the address of the tab: /?tab=impact_tab.':
    'ለምሳሌ "Impact"። የትሩ አድራሻ አካል ነው፦ /?tab=impact_tab።',
  'Name in this language': 'ስም በዚህ ቋንቋ',
  'What the tab says. Empty means the name.': 'ትሩ ላይ የሚጻፈው። ባዶ ማለት ስሙ ነው።',
  'Two lines at most. {name} stands for the first name below.': 'ቢበዛ ሁለት መስመር። {name} ከታች ያለውን ስም ይተካል።',
  'Words of the heading to stress': 'ከርዕሱ ጎልተው የሚታዩ ቃላት',
  'Exactly as in the heading. May stay empty.': 'ልክ በርዕሱ እንዳሉ። ባዶ መተው ይቻላል።',
  'Heading in the initiative section': 'በተነሳሽነት ክፍሉ ያለ ርዕስ',
  'Also shown on the card where the heading needs a name and there is none.': 'ርዕሱ ስም ፈልጎ ከሌለ በካርዱም ላይ ይታያል።',
  'Claims are filled in from the site settings: {childrenHelped}, {diagnosticWorkUp}, {volunteersIncrease}, {donationsIncrease}.':
    'አሃዞች ከድረ ገጹ ቅንብር ይሞላሉ፦ {childrenHelped}፣ {diagnosticWorkUp}፣ {volunteersIncrease}፣ {donationsIncrease}።',
  'Words of the link': 'የአገናኙ ቃላት',
  'Such as "Visit our Projects". {name} and {organisation} are filled in.':
    'ለምሳሌ "ፕሮጀክቶቻችንን ይመልከቱ"። {name} እና {organisation} ይሞላሉ።',
  'Words of the link where there is no name': 'ስም በማይኖርበት የአገናኙ ቃላት',
  'First name': 'ስም',
  'Only for the card that tells of a child. Never a family name.': 'ስለ ሕፃን ለሚናገረው ካርድ ብቻ። የአባት ስም በፍጹም አይጻፍ።',
  'The name is changed': 'ስሙ ተቀይሯል',
  'Then the card shows "name changed".': 'ከዚያ ካርዱ "ስሙ የተቀየረ" ብሎ ያሳያል።',
  'Leads to a place on a page': 'በአንድ ገጽ ወዳለ ቦታ ይወስዳል',
  'A page and a place on it, such as /#calendar. Wins over the line above.':
    'ገጽና በውስጡ ያለ ቦታ፣ ለምሳሌ /#calendar። ከላይ ካለው መስመር ይቀድማል።',
  'Leave empty to show the drawing.': 'ሥዕሉ እንዲታይ ባዶ ይተዉ።',
  Drawing: 'ሥዕል',
  impact: 'ውጤት',
  'programs-medicine': 'ፕሮግራሞች፦ መድኃኒት',
  'progress-coffee': 'እድገት፦ ቡና',
  partners: 'አጋሮች',
  'meet-coffee-table': 'መገናኘት፦ የቡና ጠረጴዛ',
  team: 'ቡድን',
  testimonial: 'ምስክርነት',
  'achievement-mesob': 'ስኬት፦ መሶብ',
  'about-wide': 'ስለ እኛ፦ ሰፊ',
  'Colour of the card': 'የካርዱ ቀለም',
  saffron: 'ሳፍሮን',
  sky: 'ሰማያዊ',
  lilac: 'ሐምራዊ',
  mint: 'ሚንት አረንጓዴ',
  peach: 'ኮክ',
  'deep-blue': 'ጥልቅ ሰማያዊ',
  coral: 'ኮራል',
  'pale-lilac': 'ፈዛዛ ሐምራዊ',
  'dawn-lilac': 'የንጋት ሐምራዊ',
  'Slideshow picture': 'የተንሸራታች ትዕይንት ፎቶ',
  'Slideshow pictures': 'የተንሸራታች ትዕይንት ፎቶዎች',
  'The slideshow on the home page. Drag the pictures into their order.':
    'በመነሻ ገጹ ያለው ተንሸራታች ትዕይንት። ፎቶዎቹን በቅደም ተከተላቸው ጎትተው ያስቀምጡ።',
  'Cut to 16:10.': 'ወደ 16:10 ይከረከማል።',
  'What the picture shows': 'ፎቶው የሚያሳየው',
  'For people who cannot see it. Empty means the words kept with the picture.':
    'ማየት ለማይችሉ ሰዎች። ባዶ ማለት ከፎቶው ጋር የተቀመጡት ቃላት ናቸው።',
  Caption: 'የፎቶ መግለጫ',
  Story: 'ታሪክ',
  Stories: 'ታሪኮች',
  'Told with the consent of the family. A story without a valid consent is not shown anywhere.':
    'በቤተሰቡ ፈቃድ የሚነገር። የሚጸና ፈቃድ የሌለው ታሪክ የትም አይታይም።',
  'A first name only, never a family name.': 'ስም ብቻ፤ የአባት ስም በፍጹም አይጻፍ።',
  'Then "name changed" is shown beside it.': 'ከዚያ ከጎኑ "ስሙ የተቀየረ" ተብሎ ይታያል።',
  'Tell what the family did and decided. No medical detail that could identify anyone.':
    'ቤተሰቡ ያደረገውንና የወሰነውን ይንገሩ። ማንንም ሊያሳውቅ የሚችል የሕክምና ዝርዝር አይጻፍ።',
  Testimonial: 'ምስክርነት',
  Testimonials: 'ምስክርነቶች',
  'Shown on the Testimonial page. Without a valid consent it is not shown anywhere.':
    'በምስክርነት ገጽ ላይ ይታያል። የሚጸና ፈቃድ ከሌለው የትም አይታይም።',
  'Who says it': 'የተናገረው ሰው',
  'As this person wants to be named: a first name, or a role such as "A nurse".':
    'ሰውየው መጠራት እንደሚፈልገው፦ ስም ወይም እንደ "ነርስ" ያለ የሥራ ድርሻ።',
  'In their own words': 'በራሳቸው አንደበት',
  'Exactly as said or written. Shorten only where the person agrees.':
    'ልክ እንደተነገረው ወይም እንደተጻፈው። የሚያሳጥሩት ሰውየው ከተስማማ ብቻ ነው።',
  Video: 'ቪዲዮ',
  Holiday: 'በዓል',
  Holidays: 'በዓላት',
  'Other pages': 'ሌሎች ገጾች',
  'On its days a holiday has its own woven border, colours and greeting. Of two at once the one that began later shows.':
    'በዓል በቀኖቹ የራሱ ጥለት፣ ቀለሞችና ሰላምታ ይኖረዋል። ሁለት በአንድ ጊዜ ከሆኑ ዘግይቶ የጀመረው ይታያል።',
  'Short name': 'አጭር ስም',
  'For the style sheet, such as "meskel". Made from the name when left empty; never shown.':
    'ለቅርጽ ፋይሉ፣ ለምሳሌ "meskel"። ባዶ ከተተወ ከስሙ ይሠራል፤ አይታይም።',
  Greeting: 'ሰላምታ',
  'Shown in the first-visit popup while the holiday is on.': 'በዓሉ ላይ እያለ በመጀመሪያ ጉብኝት መስኮት ይታያል።',
  When: 'መቼ',
  'The days of one year. The first and the last day belong to the holiday.':
    'የአንድ ዓመት ቀናት። የመጀመሪያውና የመጨረሻው ቀን የበዓሉ ናቸው።',
  'First day': 'የመጀመሪያ ቀን',
  'Last day': 'የመጨረሻ ቀን',
  'Comes back each year': 'በየዓመቱ ይመለሳል',
  'How it comes back': 'እንዴት እንደሚመለስ',
  'On the same days of our calendar': 'በእኛ አቆጣጠር በነዚያው ቀናት',
  'Its last day is a feast on a fixed day of the Ethiopian calendar':
    'የመጨረሻው ቀን በኢትዮጵያ አቆጣጠር ቋሚ ቀን ያለው በዓል ነው',
  'Its last day is Fasika, the Ethiopian Easter': 'የመጨረሻው ቀን ፋሲካ ነው',
  'Woven border': 'ጥለት',
  'Diamonds, as on other days': 'ጌጠኛ ቅርጾች፣ እንደ ሌሎቹ ቀናት',
  'Daisies and shoots': 'አደይ አበባና ቡቃያ',
  Bonfires: 'ደመራ',
  Stars: 'ኮከቦች',
  Water: 'ውሃ',
  'Eggs and rushes': 'እንቁላልና ቄጠማ',
  'Its last day is Genna (7 January)': 'የመጨረሻው ቀን ገና ነው (7 January)',
  'Small picture': 'ትንሽ ፎቶ',
  Cover: 'የሽፋን ፎቶ',
  Colours: 'ቀለሞች',
  'They colour the banner, the woven bands and the greeting. These four go together; change them only if you like.':
    'ሰንደቁን፣ የጥለት መስመሮቹንና ሰላምታውን ያቀልማሉ። አራቱ አብረው ይሄዳሉ፤ ከፈለጉ ብቻ ይቀይሯቸው።',
  'Main colour': 'ዋና ቀለም',
  'Second colour': 'ሁለተኛ ቀለም',
  'Third colour, and links on the main colour': 'ሦስተኛ ቀለም፣ በዋናው ቀለም ላይ ላሉ አገናኞችም',
  'Words on the main colour': 'በዋናው ቀለም ላይ ያለ ጽሑፍ',
  'Team member': 'የቡድን አባል',
  'Team members': 'የቡድን አባላት',
  'Shown on the Team page. Drag them into the order in which they are shown.':
    'በቡድን ገጽ ላይ ይታያል። በሚታዩበት ቅደም ተከተል ጎትተው ያስቀምጧቸው።',
  Role: 'የሥራ ድርሻ',
  'What this person does, such as "Medical director".': 'ይህ ሰው የሚሠራው፣ ለምሳሌ "የሕክምና ዳይሬክተር"።',
  Portrait: 'የፊት ፎቶ',
  'Cut to 4:5, the face in the upper third.': 'ወደ 4:5 ይከረከማል፤ ፊቱ በላይኛው ሲሶ።',
  'Legal page': 'የሕግ ገጽ',
  'Legal pages': 'የሕግ ገጾች',
  'Forms and the footer link to "privacy" and "terms-and-conditions": keep these two addresses.':
    'ቅጾችና የገጹ ግርጌ ወደ "privacy" እና "terms-and-conditions" ያመራሉ፤ እነዚህን ሁለት አድራሻዎች አይቀይሩ።',
  'What the page means, in two or three plain sentences. Stands before the sections.':
    'ገጹ ምን ማለት እንደሆነ በሁለት ወይም ሦስት ግልጽ ዓረፍተ ነገሮች። ከክፍሎቹ በፊት ይቆማል።',
  'Valid from': 'የሚጸናው ከ',
  Sections: 'ክፍሎች',
  Section: 'ክፍል',
  'An empty line begins a new paragraph.': 'ባዶ መስመር አዲስ አንቀጽ ይጀምራል።',
  'Starter link': 'የመጀመሪያ አገናኝ',
  'Starter links': 'የመጀመሪያ አገናኞች',
  'Shown to people who have just joined: two on phones, three on tablets, all on wide screens.':
    'አሁን ለተመዘገቡ ሰዎች ይታያል፦ በስልክ ሁለት፣ በታብሌት ሦስት፣ በሰፊ ስክሪን ሁሉም።',
  Redirect: 'አቅጣጫ መቀየሪያ',
  Redirects: 'አቅጣጫ መቀየሪያዎች',
  'Addresses that lead elsewhere, such as /gala on a poster. Where a page has the address, visitors see the page.':
    'ወደ ሌላ ቦታ የሚወስዱ አድራሻዎች፣ ለምሳሌ በፖስተር ላይ /gala። አድራሻው ገጽ ካለው ጎብኚዎች ገጹን ያያሉ።',
  Address: 'አድራሻ',
  'The part after the site’s name, such as /gala. It holds for Amharic too.':
    'ከድረ ገጹ ስም ቀጥሎ ያለው፣ ለምሳሌ /gala። ለአማርኛም ያገለግላል።',
  'A page of this site, such as /events/gala-2026, or a whole address.':
    'የዚህ ድረ ገጽ ገጽ፣ ለምሳሌ /events/gala-2026፣ ወይም ሙሉ አድራሻ።',
  'Pictures and consent': 'ፎቶዎችና ፈቃድ',
  'Every picture on the site. Position and camera details are removed when you upload. A replaced file is shown once its question is answered again.':
    'የድረ ገጹ ፎቶዎች ሁሉ። ሲጭኑ የተነሳበት ቦታና የካሜራው ዝርዝር ይወገዳሉ። የተተካ ፋይል የሚታየው ጥያቄው እንደገና ሲመለስ ነው።',
  'Last Save': 'መጨረሻ የተቀመጠው',
  'Block Values': 'የክፍሉ ይዘት',
  'Used in': 'የሚገኝበት',
  'What can be seen': 'የሚታየው',
  'Read aloud to people who cannot see the picture. Say what matters, without "picture of".':
    'ፎቶውን ማየት ለማይችሉ ሰዎች ይነበባል። "የ… ፎቶ" ሳይሉ ዋናውን ይናገሩ።',
  'Can anyone be recognised in this picture?': 'በዚህ ፎቶ ሊታወቅ የሚችል ሰው አለ?',
  'A face, a name tag, a school uniform: if in doubt, answer yes.':
    'ፊት፣ የስም መለያ፣ የትምህርት ቤት ልብስ፤ ከተጠራጠሩ አዎ ይበሉ።',
  'Not answered yet (not shown to visitors)': 'ገና አልተመለሰም (ለጎብኚዎች አይታይም)',
  'Taken by': 'ያነሳው',
  'What was done to the file': 'በፋይሉ ላይ የተደረገው',
  'The HEIC photo was converted, because browsers do not show HEIC.': 'አሳሾች HEIC ስለማያሳዩ ፎቶው ተለውጧል።',
  'More than the picture was in the file, such as the short film of a phone. Only the picture was kept.':
    'በፋይሉ ውስጥ ከፎቶው ሌላ ነገር ነበር፤ ለምሳሌ ስልክ የሚጨምረው አጭር ፊልም። የተቀመጠው ፎቶው ብቻ ነው።',
  'The mark at the end of the file was missing. Nothing of the picture is.':
    'በፋይሉ መጨረሻ ያለው ምልክት ጠፍቶ ነበር። ከፎቶው የጎደለ ነገር የለም።',
  'The file broke a rule of JPEG, as some phones do. It was written anew: look once whether all of it is right.':
    'አንዳንድ ስልኮች እንደሚያደርጉት ፋይሉ የJPEGን ደንብ አልጠበቀም። እንደ አዲስ ተጽፏል፦ ሁሉም ትክክል መሆኑን አንድ ጊዜ ይመልከቱ።',
  'Films for the pages of the site: MP4 or WebM, up to 100 MB. Save a film without its location before you upload it.':
    'ለድረ ገጹ ገጾች ፊልሞች፦ MP4 ወይም WebM፣ እስከ 100 MB። ከመጫንዎ በፊት የተነሳበትን ቦታ ሳይዝ ያስቀምጡት።',
  'Stands under the film, and is all that people who cannot see it get to know.':
    'ከፊልሙ በታች ይቆማል፤ ማየት የማይችሉ ሰዎች የሚያውቁት ይህን ብቻ ነው።',
  'Can anyone be recognised in this film?': 'በዚህ ፊልም ሊታወቅ የሚችል ሰው አለ?',
  'A face, a voice, a name tag, a school uniform: if in doubt, answer yes.':
    'ፊት፣ ድምፅ፣ የስም መለያ፣ የትምህርት ቤት ልብስ፤ ከተጠራጠሩ አዎ ይበሉ።',
  'Still picture': 'የቆመ ፎቶ',
  'Shown until the film plays.': 'ፊልሙ እስኪጀምር ይታያል።',
  'Made by': 'የሠራው',
  PDF: 'PDF',
  PDFs: 'PDF ፋይሎች',
  'Reports and leaflets that texts link to, up to 20 MB. A link says that it is a PDF, and how large. What a PDF says about its author stays in it.':
    'ጽሑፎች የሚያመለክቷቸው ሪፖርቶችና በራሪ ጽሑፎች፣ እስከ 20 MB። አገናኙ PDF መሆኑንና መጠኑን ይናገራል። PDF ስለ ጸሐፊው የሚናገረው በውስጡ ይቀራል።',
  'By which you find it when you make a link to it, such as "Report 2025".':
    'አገናኝ ሲያደርጉ የሚያገኙበት፣ ለምሳሌ "የ2025 ሪፖርት"።',
  'Can anyone be recognised in this PDF?': 'በዚህ PDF ሊታወቅ የሚችል ሰው አለ?',
  'A face, or a name with an illness or a place: if in doubt, answer yes. Everybody whom it shows or names must have agreed to it; for a child, a parent or guardian.':
    'ፊት፣ ወይም ከሕመም ወይም ከቦታ ጋር የተጻፈ ስም፤ ከተጠራጠሩ አዎ ይበሉ። የሚያሳየው ወይም የሚጠራው ሰው ሁሉ የፈቀደው መሆን አለበት፤ ለሕፃን ወላጅ ወይም አሳዳጊ።',
  'Preview while loading': 'እስኪጫን የሚታይ',
  'Consent records': 'የፈቃድ መዝገቦች',
  'Who agreed to be shown. Pictures, films and stories of people stay off the site without a record that holds.':
    'መታየት የፈቀዱ ሰዎች። የሚጸና መዝገብ ከሌለ የሰዎች ፎቶ፣ ፊልምና ታሪክ በድረ ገጹ አይታይም።',
  'Who agreed (parent or guardian for a child)': 'የፈቀደው (ለሕፃን ወላጅ ወይም አሳዳጊ)',
  'Whom it is about, if someone else': 'ስለ ሌላ ሰው ከሆነ ስለ ማን',
  'They agreed to': 'የፈቀዱት',
  'Share card (the picture others see when a page is shared)': 'የማጋሪያ ካርድ (ገጽ ሲጋራ ሌሎች የሚያዩት ፎቶ)',
  'Social media': 'ማኅበራዊ ሚዲያ',
  Print: 'ኅትመት',
  'Agreed on': 'የፈቀዱበት ቀን',
  'Holds until (last day)': 'የሚጸናው እስከ (የመጨረሻ ቀን)',
  'Ends at midnight in Ethiopia. Leave empty if it has no end.': 'በኢትዮጵያ እኩለ ሌሊት ያበቃል። መጨረሻ ከሌለው ባዶ ይተዉ።',
  'They took it back': 'ፈቃዳቸውን አንስተዋል',
  'Takes their pictures, films and stories off the site at once.':
    'ፎቶዎቻቸው፣ ፊልሞቻቸውና ታሪኮቻቸው ወዲያውኑ ከድረ ገጹ ይነሳሉ።',
  'Where the signed form is kept': 'የተፈረመው ቅጽ የሚቀመጥበት',
  Notes: 'ማስታወሻ',
} as const satisfies AmharicWords;
