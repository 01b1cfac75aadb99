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
