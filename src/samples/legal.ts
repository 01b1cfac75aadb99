import type { SampleSet } from './store-set.ts';

/** Two pages that describe what this software does with data; an organisation completes and adopts them. */
export function sampleLegalPages(): SampleSet {
  return {
    collection: 'legal-pages',
    knownBy: 'title',
    documents: [
      {
        data: {
          title: 'Privacy',
          validFrom: '2026-01-01',
          description:
            'We keep as little about you as we can. Reading the site leaves nothing about you with us. What you give us yourself we use for what you gave it for, and erase when you ask.',
          sections: privacySections,
        },
        am: amharicPrivacy,
      },
      {
        data: {
          title: 'Terms and Conditions',
          validFrom: '2026-01-01',
          description: 'What you may expect of this site and what we ask of you, in plain words.',
          sections: termsSections,
        },
        am: amharicTerms,
      },
    ],
  };
}

/**
 * The sample privacy notice. It describes this software, so it must change whenever the software stores, counts or
 * loads something else; samples.test.ts checks the names of stored keys and cookies.
 */
export const privacySections = [
  {
    heading: 'Who is responsible',
    text: 'The organisation named at the foot of each page runs this site. You reach us by the phone number and the email address on the Contact page. Write to us with any question about your data.',
  },
  {
    heading: 'When you read',
    text: 'You can read everything without an account. We set one cookie for readers at most: that you chose the light pages (lite), when you press that button. It says nothing about you, and nothing here follows what you read. Our server sees your network address for as long as it takes to answer. When you send a form or open something that is counted, it also keeps a mark made from the address, from which nobody can read it, so that nobody can flood the site: for some minutes, a day at most. The mark is another one each day. The address itself is never written down.\n\nWhen a form is answered with a page of its own, as it is where scripts do not run, we keep what you typed for an hour, encrypted, so that you can go back and reload without sending it twice. A cookie (adey-forms) lets this browser alone read it, for the same hour.',
  },
  {
    heading: 'What your browser remembers',
    text: 'Some things stay on your device and are not sent to us: whether you chose light or dark (isLight), that you closed the welcome (popupData), for which event you closed the announcement (messageStatus), which events you have looked at (viewedEvents) and which you love (postLoved_Events), a love we could not count yet because you were offline (unsentLoves), and what is in your cart (cartItems). Events go into your account only when you press the button for it there.\n\nFive more last until you close the browser: a message to us that you have begun and not sent (messageDraft), that you have seen the opening (splashSeen), that you hid the line above the page (bannerHidden), that you were offered the light pages (liteOffered), and which of our invitations you have seen, so that there is one a visit (invited).\n\nPages you have read also stay on your device for thirty days, so that you can read them again without a connection; pictures of people do not. The page for reading offline shows what is there and removes it. You can remove all of this in the settings of your browser too.',
  },
  {
    heading: 'What we count',
    text: 'We count how often a post is opened, how often an event is viewed or loved, and how often Donate is pressed. Only the number is kept, never who it was.',
  },
  {
    heading: 'When you join the community',
    text: 'We keep your name and your email address, the language you read in, the moment you joined and confirmed, the form you joined through, the words of the note above it that you agreed to, and what you choose: topics, edition, a pause. We write to you only after you have pressed the button in the mail that asks you to. If nobody does, we delete the address 14 days after that mail.\n\nEach letter leads to a page on which you choose what comes, make a pause, leave, download what we keep, or erase it. We also keep the letters and mails we sent you. When you leave or erase, your name, your address and your choices go at once. What stays is a coded mark of the address that nobody can read back; it only keeps a list we bring in later from adding you again. You can always join again yourself.\n\nWhile you fill in the form, your browser works out a short calculation of ours that keeps machines from flooding it. Nothing about you is in it, and no other company takes part.',
  },
  {
    heading: 'When you give',
    text: 'Where gifts are made on this site, you may give without saying who you are. We then store the amount, its currency, what it is for, the day, the language and how it was paid. If you want a receipt, we also store your name, your email address, your note to us, and whether we may name you among those who gave. Nobody is named without that yes.\n\nYou pay on the page of a payment service, which receives what you enter there; its own privacy notice applies to that. We never see the number of your card. From us it receives the amount and a reference, never your name. If you transfer money at your bank, our statement shows us your name and your words with the transfer. They are erased when we have found out which gift it is.\n\nThe law asks us to store gifts and receipts for years. When you ask us to erase what is about you, the gift stays in our books without your name and address. While very many gifts are being begun, your browser works out a short calculation of ours, as it does when you join. For a monthly gift we need your name and email address, and keep what it is for, when the next month is due and when you paused, moved or ended it. You end it yourself on the page of your gifts. If you ask us to erase you, we end it first.\n\nFor an hour after you begin a gift, a cookie with its reference lets this browser alone try it again with what you typed, and get the receipt with your name.',
  },
  {
    heading: 'When you write to us or book a meeting',
    text: 'We use what you write to answer you, and erase it once the matter is closed. When you book a meeting, we store your name, your email address, your time zone and what it is about, write to you about it, and erase all of that 90 days after the meeting. When you order tickets here, we store your name, your email address and your answers for the event, and erase them 90 days after it. Where the Meet page says that its calendar comes from another company, that company receives what you enter in it, and its own privacy notice applies.',
  },
  {
    heading: 'Services of others',
    text: 'Apart from such a calendar, only what you ask for comes from other companies. A film that another company shows is loaded when you press play, and we say whose it is before you do. The donation page or the page of a payment service, the ticket checkout, maps and our pages on social networks open as pages of their own when you choose them.',
  },
  {
    heading: 'When you sign in',
    text: 'You sign in with a link that we mail to you, or through a service you already use. By mail we keep your email address and what you write yourself. From a service we receive your name, your email address, your picture and your phone number if it has one; nothing else. We fetch the picture ourselves, so that your browser never asks the service for it. While you are signed in, cookies keep your browser known to us; they go when you sign out. Of your browser we keep its kind and its system, such as "Firefox, Android", so that you can tell your devices apart. If you add a passkey, we keep its public half, the name you give it, and when it was made and last used; your finger or face never leaves your device. Your account page shows what we keep, hands it to you as a file, and erases it when you ask.',
  },
  {
    heading: 'Pictures and stories of children',
    text: 'We show a child, or anyone who can be recognised, only with a written consent. It says for which uses and until when. When it ends or is taken back, the picture or story leaves the site at once, including its address and the card that is shown when a page is shared.',
  },
  {
    heading: 'Your rights',
    text: 'You may ask what we keep about you, have it corrected or erased, receive a copy, and object to its use. Write to us, and we answer within a month. You may also turn to the data protection authority where you live.',
  },
];

/** The sample terms. */
export const termsSections = [
  {
    heading: 'What this site is for',
    text: 'It tells about the mission, its projects, events and reports, and lets you take part: join the community, book a meeting, come to an event, give. Using it is free.',
  },
  {
    heading: 'Not medical advice',
    text: 'What you read here does not replace a doctor. If a child is ill, go to a health centre or call the emergency number where you are.',
  },
  {
    heading: 'Gifts',
    text: 'Gifts are made on our Donate page or, where it leads elsewhere, on the page of our donation partner, under its terms. Payments go through a payment service or a bank, under theirs. A gift to a campaign goes to the purpose of that campaign. If it has received more than it needs, the rest goes to medicines for children. A monthly gift goes on until you end it, which you can do at any time on the page of your gifts. Gifts cannot be returned once they have been spent.',
  },
  {
    heading: 'Tickets',
    text: 'Tickets are sold by the checkout that opens when you choose Get Ticket, under its terms. If an event does not take place, you get your money back. If it moves to another day, your ticket stays valid or is taken back, as you prefer.',
  },
  {
    heading: 'Meetings',
    text: 'A meeting takes thirty minutes, costs nothing and commits you to nothing. Please cancel when you cannot come, so that someone else can have the time.',
  },
  {
    heading: 'Words, pictures and drawings',
    text: 'You may share our pages and quote from them if you say where the words come from. Pictures of people may not be copied or used anywhere else, because the consent behind them covers this site only. The drawings may be used with our permission.',
  },
  {
    heading: 'Links to other sites',
    text: 'Links marked with an arrow lead to pages of others. We choose them with care, but we do not write what they say.',
  },
  {
    heading: 'Your account',
    text: 'Whoever has an account is responsible for what happens in it. We may close an account that is used to harm others or the site. You may ask us to close yours at any time.',
  },
  {
    heading: 'Changes',
    text: 'When we change these terms, the day at the top changes. What applied when you gave or bought something continues to apply to it.',
  },
];

/**
 * The two legal pages in Amharic, in the order of the English sections; they need review by a native speaker and a
 * lawyer.
 */
export const amharicPrivacy = {
  title: 'የግላዊነት መመሪያ',
  description:
    'ስለ እርስዎ የምንይዘው መረጃ በተቻለ መጠን ጥቂት ነው። ድረ ገጹን ማንበብ በእኛ ዘንድ ስለ እርስዎ ምንም አይተውም። ራስዎ የሚሰጡንን ለሰጡን ዓላማ ብቻ እንጠቀምበታለን፤ ሲጠይቁንም እንሰርዘዋለን።',
  sections: [
    {
      heading: 'ኃላፊው ማን ነው',
      text: 'ይህን ድረ ገጽ የሚያስተዳድረው በእያንዳንዱ ገጽ ግርጌ የተጠቀሰው ድርጅት ነው። በ“ያግኙን” ገጽ ላይ ባለው ስልክና ኢሜይል ሊያገኙን ይችላሉ። ስለ መረጃዎ ማንኛውም ጥያቄ ካለዎት ይጻፉልን።',
    },
    {
      heading: 'ሲያነቡ',
      text: 'ሁሉንም ያለ መለያ ማንበብ ይችላሉ። ለአንባቢዎች የምናስቀምጠው ኩኪ ቢበዛ አንድ ነው፦ አዝራሩን ሲጫኑ ቀላል ገጾችን መምረጥዎ (lite)። ስለ እርስዎ ምንም አይናገርም፤ በሚያነቡበት ጊዜም የሚከታተልዎ ምንም ነገር የለም። አገልጋያችን የኔትወርክ አድራሻዎን የሚያየው ለመመለስ ለሚወስደው ጊዜ ያህል ነው፤ ቅጽ ሲልኩ ወይም የሚቆጠር ነገር ሲከፍቱ ደግሞ ማንም ድረ ገጹን በጥያቄ እንዳያጥለቀልቅ፣ አድራሻው ሊነበብበት የማይችል ከአድራሻው የተሠራ ምልክት ለጥቂት ደቂቃዎች፣ ቢበዛ ለአንድ ቀን ይይዛል፤ ምልክቱም በየቀኑ ይቀየራል። አድራሻው ራሱ በየትኛውም ቦታ አይጻፍም።\n\nስክሪፕት በማይሠራበት ጊዜ እንደሚሆነው፣ ቅጽ በራሱ ገጽ ሲመለስ፣ ሁለት ጊዜ ሳይልኩ ወደ ኋላ መመለስና ገጹን እንደገና መጫን እንዲችሉ የጻፉትን ለአንድ ሰዓት አመስጥረን እናስቀምጣለን። ኩኪ (adey-forms) ለዚያው ሰዓት ይህ አሳሽ ብቻ እንዲያነበው ያስችላል።',
    },
    {
      heading: 'አሳሽዎ የሚያስታውሰው',
      text: 'አንዳንድ ነገሮች በመሣሪያዎ ላይ ብቻ ይቀመጣሉ፤ ወደ እኛም አይላኩም፦ ብሩህ ወይም ጨለማ መምረጥዎ (isLight)፣ የእንኳን ደህና መጡ መስኮቱን መዝጋትዎ (popupData)፣ ለየትኛው ዝግጅት የወጣውን ማስታወቂያ እንደዘጉ (messageStatus)፣ የትኞቹን ዝግጅቶች እንዳዩ (viewedEvents)፣ የትኞቹን እንደወደዱ (postLoved_Events)፣ ከኢንተርኔት ጋር ስላልተገናኙ ገና ያልተቆጠረ መውደድ (unsentLoves) እና በቅርጫትዎ ውስጥ ያለው (cartItems)። ዝግጅቶች ወደ መለያዎ የሚገቡት እዚያ አዝራሩን ሲጫኑ ብቻ ነው።\n\nሌሎች አምስቱ የሚቆዩት አሳሹን እስኪዘጉ ድረስ ብቻ ነው፦ ጀምረው ያልላኩልን መልእክት (messageDraft)፣ የመግቢያው እንቅስቃሴ እንደታየዎት (splashSeen)፣ የላይኛውን ማስታወቂያ መደበቅዎ (bannerHidden)፣ ቀላል ገጾች እንደቀረቡልዎት (liteOffered) እና በአንድ ጉብኝት አንድ ግብዣ ብቻ እንዲታይ የትኛው እንደታየዎት (invited)።\n\nያነበቧቸው ገጾችም ያለ ግንኙነት እንደገና ማንበብ እንዲችሉ ለሠላሳ ቀናት በመሣሪያዎ ላይ ይቆያሉ፤ የሰዎች ፎቶዎች ግን አይቆዩም። ያለ ግንኙነት የማንበቢያው ገጽ ያለውን ያሳያል፣ ይሰርዛልም። ይህን ሁሉ በአሳሽዎ ቅንብሮች ውስጥም መሰረዝ ይችላሉ።',
    },
    {
      heading: 'የምንቆጥረው',
      text: 'አንድ ጽሑፍ ስንት ጊዜ እንደተከፈተ፣ አንድ ዝግጅት ስንት ጊዜ እንደታየና እንደተወደደ፣ “ይለግሱ” ስንት ጊዜ እንደተጫነ እንቆጥራለን። የሚቀመጠው ቁጥሩ ብቻ ነው፤ ማን እንደሆነ አይደለም።',
    },
    {
      heading: 'ማኅበረሰቡን ሲቀላቀሉ',
      text: 'ስምዎን፣ የኢሜይል አድራሻዎን፣ የሚያነቡበትን ቋንቋ፣ የተቀላቀሉበትንና ያረጋገጡበትን ጊዜ፣ የተቀላቀሉበትን ቅጽ፣ የተስማሙበትን ማስታወሻ ቃላት፣ እንዲሁም የመረጡትን (ርዕሶች፣ እትም፣ ለጊዜው ማቆም) እንይዛለን። የምንጽፍልዎት በሚጠይቅዎት ኢሜይል ውስጥ ያለውን አዝራር ከተጫኑ በኋላ ብቻ ነው። ማንም ካልተጫነው አድራሻውን ከዚያ ኢሜይል በኋላ በ14 ቀናት ውስጥ እንሰርዛለን።\n\nእያንዳንዱ የዜና መልእክት የሚደርስዎትን የሚመርጡበት፣ ለጊዜው የሚያቆሙበት፣ የሚወጡበት፣ የያዝነውን የሚያወርዱበት ወይም የሚሰርዙበት ገጽ አለው። የላክንልዎትን የዜና መልእክቶችና ሌሎች ኢሜይሎችም እንይዛለን። ሲወጡ ወይም ሲሰርዙ ስምዎ፣ አድራሻዎና ምርጫዎችዎ ወዲያውኑ ይጠፋሉ። የሚቀረው ማንም መልሶ ሊያነበው የማይችል የአድራሻው ምስጢራዊ ምልክት ብቻ ነው፤ ይህም በኋላ የምናስገባው ዝርዝር እንደገና እንዳይጨምርዎት ብቻ ያገለግላል። ራስዎ በማንኛውም ጊዜ እንደገና መቀላቀል ይችላሉ።\n\nቅጹን ሲሞሉ አሳሽዎ አጭር ስሌት ይሠራል፤ ይህም ማሽኖች ቅጹን እንዳያጥለቀልቁት ይጠብቃል። ስለ እርስዎ ምንም ነገር የለበትም፤ ሌላ ድርጅትም አይሳተፍበትም።',
    },
    {
      heading: 'ሲለግሱ',
      text: 'በዚህ ድረ ገጽ ላይ ልገሳ በሚሰጥበት ጊዜ፣ ማን እንደሆኑ ሳይናገሩ መስጠት ይችላሉ። ያን ጊዜ የምናስቀምጠው መጠኑን፣ የገንዘቡን ዓይነት፣ ዓላማውን፣ ቀኑን፣ ቋንቋውንና የተከፈለበትን መንገድ ነው። ደረሰኝ ከፈለጉ ስምዎን፣ የኢሜይል አድራሻዎን፣ የጻፉልንን ማስታወሻ እና ከለገሱት መካከል ስምዎን መጥቀስ እንችል እንደሆነ ደግሞ እናስቀምጣለን። ያለዚያ ፈቃድ የማንም ስም አይጠቀስም።\n\nየሚከፍሉት በክፍያ አገልግሎት ገጽ ላይ ነው፤ በዚያ የሚጽፉትን የሚቀበለው አገልግሎቱ ነው፤ በዚያም ተፈጻሚ የሚሆነው የእርሱ የግላዊነት መመሪያ ነው። የካርድዎን ቁጥር በፍጹም አናይም። አገልግሎቱ ከእኛ የሚቀበለው መጠኑንና የማጣቀሻ ቁጥሩን እንጂ ስምዎን አይደለም። በባንክ ካስተላለፉ የባንክ መግለጫችን ስምዎንና ከዝውውሩ ጋር የጻፉትን ያሳየናል፤ የትኛው ልገሳ እንደሆነ ስናውቅ ይሰረዛሉ።\n\nልገሳዎችንና ደረሰኞችን ለዓመታት እንድናስቀምጥ ሕግ ያዛል። ስለ እርስዎ ያለውን እንድንሰርዝ ሲጠይቁን ልገሳው ያለ ስምዎና አድራሻዎ በሂሳብ መዝገባችን ይቆያል። እጅግ ብዙ ልገሳዎች በሚጀመሩበት ጊዜ፣ ሲቀላቀሉ እንደሚያደርገው ሁሉ አሳሽዎ አጭር ስሌት ይሠራል። ለወርሃዊ ልገሳ ስምዎና የኢሜይል አድራሻዎ ያስፈልጉናል፤ ዓላማውን፣ የሚቀጥለው ወር የሚከፈልበትን ቀን፣ እንዲሁም ለጊዜው ያቆሙበትን፣ ያዛወሩበትን ወይም ያቋረጡበትን ጊዜ እንይዛለን። በልገሳዎችዎ ገጽ ላይ ራስዎ ያቋርጡታል። ስለ እርስዎ ያለውን እንድንሰርዝ ከጠየቁን አስቀድመን ወርሃዊ ልገሳውን እናቋርጣለን።\n\nልገሳ ከጀመሩ በኋላ ለአንድ ሰዓት ያህል፣ የልገሳውን የማጣቀሻ ቁጥር የያዘ ኩኪ ይህ አሳሽ ብቻ በጻፉት መረጃ እንደገና እንዲሞክርና ስምዎ ያለበትን ደረሰኝ እንዲያገኝ ያስችላል።',
    },
    {
      heading: 'ሲጽፉልን ወይም ቀጠሮ ሲይዙ',
      text: 'የሚጽፉልንን የምንጠቀምበት መልስ ለመስጠት ነው፤ ጉዳዩ ሲያልቅም እንሰርዘዋለን። ቀጠሮ ሲይዙ ስምዎን፣ የኢሜይል አድራሻዎን፣ የሰዓት ክልልዎንና ቀጠሮው ስለምን እንደሆነ እናስቀምጣለን፤ ስለ እሱም እንጽፍልዎታለን፤ ከቀጠሮው 90 ቀናት በኋላም ይህን ሁሉ እንሰርዛለን። “እንገናኝ” የሚለው ገጽ የቀን መቁጠሪያው ከሌላ ድርጅት እንደሚመጣ በሚገልጽበት ጊዜ የሚሞሉትን ያ ድርጅት ይቀበላል፤ በዚያ ተፈጻሚ የሚሆነው የእርሱ የግላዊነት መመሪያ ነው።',
    },
    {
      heading: 'የሌሎች ድርጅቶች አገልግሎት',
      text: 'ከቀን መቁጠሪያው በቀር፣ ከሌሎች ድርጅቶች የሚመጣው እርስዎ የጠየቁት ብቻ ነው። በሌላ ድርጅት የሚታይ ፊልም የሚጫነው ማጫወቻውን ሲጫኑ ነው፤ ከዚያ በፊት የማን እንደሆነ እንነግርዎታለን። የልገሳ ገጹ ወይም የክፍያ አገልግሎቱ ገጽ፣ የትኬት መሸጫው፣ ካርታዎችና ማኅበራዊ ገጾች ሲመርጧቸው በራሳቸው ገጽ ይከፈታሉ።',
    },
    {
      heading: 'ሲገቡ',
      text: 'የሚገቡት በኢሜይል በምንልክልዎት አገናኝ ወይም አስቀድመው በሚጠቀሙበት አገልግሎት ነው። በኢሜይል ሲገቡ የምናስቀምጠው የኢሜይል አድራሻዎንና እርስዎ የሚጽፉትን ነው። ከአገልግሎት የምንቀበለው ስምዎን፣ የኢሜይል አድራሻዎን፣ ምስልዎንና ካለው ስልክ ቁጥርዎን ብቻ ነው። ምስሉን የምናመጣው እኛ ስለሆንን አሳሽዎ አገልግሎቱን አይጠይቅም። ገብተው ሳለ ኩኪዎች አሳሽዎን ያስታውሱናል፤ ሲወጡ ይጠፋሉ። መሣሪያዎችዎን ለመለየት እንዲችሉ የአሳሽዎን ዓይነትና ሥርዓቱን ብቻ እናስቀምጣለን፤ ለምሳሌ “Firefox, Android”። የይለፍ ቁልፍ ከጨመሩ፣ የምናስቀምጠው ይፋዊ ክፍሉን፣ የሰጡትን ስም፣ የተሠራበትንና መጨረሻ ያገለገለበትን ጊዜ ነው፤ ጣትዎ ወይም ፊትዎ ከመሣሪያዎ አይወጣም። የመለያ ገጽዎ የምናስቀምጠውን ያሳያል፣ በፋይል ይሰጥዎታል፣ ሲጠይቁም ይሰርዘዋል።',
    },
    {
      heading: 'የሕፃናት ፎቶና ታሪክ',
      text: 'ሕፃንን ወይም ማንነቱ ሊታወቅ የሚችልን ሰው የምናሳየው በጽሑፍ ፈቃድ ብቻ ነው። ፈቃዱ ለምን ጥቅምና እስከ መቼ እንደሆነ ይናገራል። ሲያበቃ ወይም ሲሰረዝ ፎቶው ወይም ታሪኩ ወዲያውኑ ከድረ ገጹ ይወጣል፤ አድራሻውና ገጹን ሰው ሲያጋራ የሚታየው ካርድም ጭምር።',
    },
    {
      heading: 'መብቶችዎ',
      text: 'ስለ እርስዎ የምንይዘውን መጠየቅ፣ ማስተካከል፣ ማስሰረዝ፣ ቅጂ ማግኘትና አጠቃቀሙን መቃወም ይችላሉ። ይጻፉልን፤ በአንድ ወር ውስጥ እንመልሳለን። በሚኖሩበት አገር ወዳለው የመረጃ ጥበቃ ባለሥልጣንም መሄድ ይችላሉ።',
    },
  ],
};

export const amharicTerms = {
  title: 'የአጠቃቀም ደንቦች',
  description: 'ከዚህ ድረ ገጽ ምን እንደሚጠብቁና ከእርስዎ የምንጠይቀው፣ በቀላል ቃላት።',
  sections: [
    {
      heading: 'ይህ ድረ ገጽ ለምንድን ነው',
      text: 'ስለ ድርጅታችን፣ ስለ ፕሮጀክቶቹ፣ ስለ ዝግጅቶቹና ስለ ሪፖርቶቹ ይናገራል፤ እንዲሳተፉም ያስችላል፦ ማኅበረሰቡን መቀላቀል፣ ቀጠሮ መያዝ፣ ወደ ዝግጅት መምጣት፣ መለገስ። አጠቃቀሙ በነፃ ነው።',
    },
    {
      heading: 'የሕክምና ምክር አይደለም',
      text: 'እዚህ የሚያነቡት ሐኪምን አይተካም። ልጅ ከታመመ ወደ ጤና ተቋም ይሂዱ ወይም ባሉበት ቦታ ወደሚሠራው የድንገተኛ ስልክ ይደውሉ።',
    },
    {
      heading: 'ልገሳዎች',
      text: 'ልገሳ የሚሰጠው በልገሳ ገጻችን ላይ ነው፤ ገጹ ወደ ሌላ የሚመራ ከሆነ በልገሳ አጋራችን ገጽ ላይ፣ በእርሱ ደንብ መሠረት ነው። ክፍያ የሚከናወነው በክፍያ አገልግሎት ወይም በባንክ፣ በእነርሱ ደንብ መሠረት ነው። ለአንድ ዘመቻ የተሰጠ ለዚያ ዘመቻ ዓላማ ይውላል። ከሚያስፈልገው በላይ ከተገኘ ቀሪው ለልጆች መድኃኒት ይውላል። ወርሃዊ ልገሳ እስኪያቋርጡት ድረስ ይቀጥላል፤ በማንኛውም ጊዜ በልገሳዎችዎ ገጽ ላይ ማቋረጥ ይችላሉ። ሥራ ላይ የዋለ ልገሳ ሊመለስ አይችልም።',
    },
    {
      heading: 'ትኬቶች',
      text: 'ትኬት የሚሸጠው “ትኬት ያግኙ” ሲመርጡ በሚከፈተው የክፍያ ገጽ፣ በእርሱ ደንብ መሠረት ነው። ዝግጅቱ ካልተካሄደ ገንዘብዎ ይመለሳል። ወደ ሌላ ቀን ከተዛወረ ትኬትዎ እንደ ምርጫዎ ያገለግላል ወይም ይመለሳል።',
    },
    {
      heading: 'ቀጠሮዎች',
      text: 'ቀጠሮ ሠላሳ ደቂቃ ይወስዳል፤ ክፍያም ግዴታም የለውም። መምጣት ካልቻሉ ሌላ ሰው ጊዜውን እንዲያገኝ እባክዎ ይሰርዙ።',
    },
    {
      heading: 'ቃላት፣ ፎቶዎችና ሥዕሎች',
      text: 'ቃላቱ ከየት እንደመጡ ከተናገሩ ገጾቻችንን ማጋራትና መጥቀስ ይችላሉ። የሰዎች ፎቶ ሊገለበጥ ወይም ሌላ ቦታ ላይ ሊውል አይችልም፤ ከጀርባው ያለው ፈቃድ ለዚህ ድረ ገጽ ብቻ ነውና። ሥዕሎቹን በፈቃዳችን መጠቀም ይቻላል።',
    },
    {
      heading: 'ወደ ሌሎች ድረ ገጾች የሚወስዱ አገናኞች',
      text: 'ቀስት ያለባቸው አገናኞች ወደ ሌሎች ገጾች ይወስዳሉ። በጥንቃቄ እንመርጣቸዋለን፤ በዚያ ያለው ግን የእኛ አይደለም።',
    },
    {
      heading: 'መለያዎ',
      text: 'መለያ ያለው ሰው በመለያው ለሚሆነው ኃላፊ ነው። ሌሎችን ወይም ድረ ገጹን ለመጉዳት የሚውል መለያን ልንዘጋ እንችላለን። እርስዎም የራስዎን እንድንዘጋው በማንኛውም ጊዜ መጠየቅ ይችላሉ።',
    },
    {
      heading: 'ለውጦች',
      text: 'እነዚህን ደንቦች ስንለውጥ ከላይ ያለው ቀን ይለወጣል። ሲሰጡ ወይም ሲገዙ የነበረው ደንብ ለዚያ ልገሳ ወይም ግዢ ተፈጻሚ ሆኖ ይቀጥላል።',
    },
  ],
};
