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
    text: 'You can read everything without an account. We set one cookie for readers at most: that you chose the light pages (lite), when you press that button. It says nothing about you, and nothing here follows what you read. Our server sees your network address for as long as it takes to answer. When you send a form or open something that is counted, it also keeps a mark made from the address, from which nobody can read it, so that nobody can flood the site: for some minutes, a day at most. The mark is another one each day. The address itself is never written down.',
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
    text: 'We use what you write to answer you, and erase it once the matter is closed. When you book a meeting, we store your name, your email address, your time zone and what it is about, write to you about it, and erase all of that 90 days after the meeting. Where the Meet page says that its calendar comes from another company, that company receives what you enter in it, and its own privacy notice applies.',
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
