/** Path of the page on which a letter is written, below the admin. */
export const WRITE_PATH = '/tickets/write';

/** Why the form of a letter is refused; the Amharic is in src/cms/language. */
export const letterRefusals = {
  form: 'Something is missing in this form, or it is longer than a letter may be.',
  empty: 'Please write a subject and a message in at least one language.',
  noSubject: 'Please write a subject in this language too, or leave both fields empty.',
  noMessage: 'Please write a message in this language too, or leave both fields empty.',
  gone: 'This letter was sent or deleted meanwhile. Please reload the page.',
  changed: 'This letter was changed meanwhile. Please reload the page, and look at it again.',
  nobody: 'Nobody would get this letter now. Please choose others.',
  often:
    'Ten letters about this have gone out within a day. Please put what is left into one, and send it tomorrow.',
  none: 'Please tick the people in the list first.',
  many: 'A letter goes to at most 100 people who are chosen by hand. Please choose fewer, or write to everybody with a ticket of one kind.',
  ignored:
    'Some of those you ticked were left out: they have no email, or no valid ticket of this event any more.',
  noneLeft:
    'None of those you ticked can get a letter: they have no email, or no valid ticket of this event any more.',
  tests: 'You have sent many tests. Please try again in an hour.',
};

/** Confirmations shown after an act. */
export const letterResults = {
  letterSent: 'The letter is on its way. What comes back is shown here.',
  letterTested: 'A test is on its way to you, in each language that you have written.',
  letterDeleted: 'The draft is deleted.',
};
