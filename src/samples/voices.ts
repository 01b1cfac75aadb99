import type { SampleSet, Stored } from './sample-document.ts';

/**
 * Two stories that explain what a story is: one with a valid consent, and one whose consent has ended and which is not
 * shown.
 */
export function sampleStories({ pictures, consents }: Stored): SampleSet {
  return {
    collection: 'stories',
    knownBy: 'heading',
    documents: [
      {
        data: {
          heading: 'How a story is told here',
          firstName: 'Liya',
          nameChanged: true,
          identifiable: 'yes',
          consent: consents.valid,
          img: pictures.impact,
          disc: {
            par1: 'Here a family tells in a few sentences what happened and what they decided. They have read every word and agreed to it.',
            par2: 'We change the name and leave out the place. The family’s consent says where and for how long we may tell the story.',
          },
        },
        am: {
          heading: 'ታሪክ እዚህ እንዴት እንደሚነገር',
          firstName: 'ልያ',
          disc: {
            par1: 'ይህ ናሙና ነው። በዚህ ቦታ አንድ ቤተሰብ ምን እንደተፈጠረና ምን እንደወሰነ፣ ራሱ አንብቦ በተስማማባቸው ጥቂት ዓረፍተ ነገሮች ይናገራል።',
            par2: 'ስሙ ተቀይሯል፣ ቦታው አልተጠቀሰም፤ ታሪኩ ለምንና እስከ መቼ ሊነገር እንደሚችል ከጀርባው ያለው የፈቃድ ሰነድ ይገልጻል።',
          },
        },
      },
      {
        data: {
          heading: 'A story whose consent has ended',
          firstName: 'Sara',
          nameChanged: true,
          identifiable: 'yes',
          consent: consents.expired,
          img: pictures.testimonial,
          disc: {
            par1: 'This sample is published, and yet no visitor sees it: its consent ended yesterday. Neither does anyone see its picture, at whatever address.',
          },
        },
        am: {
          heading: 'ፈቃዱ ያበቃ ታሪክ',
          firstName: 'ሣራ',
          disc: {
            par1: 'ይህ ናሙና ታትሟል፤ ሆኖም ማንም ጎብኚ አያየውም፦ ፈቃዱ ትናንት አብቅቷል። ሥዕሉንም በየትኛውም አድራሻ ማንም አያየውም።',
          },
        },
      },
    ],
  };
}

/** Two testimonials by role that explain what belongs there, without invented quotes. */
export function sampleTestimonials({ pictures }: Stored): SampleSet {
  return {
    collection: 'testimonials',
    knownBy: 'saidBy',
    documents: [
      {
        data: {
          saidBy: 'A parent',
          words: 'A parent’s own words go here, exactly as they said them, with their consent on file.',
          identifiable: 'no',
          img: pictures['campaign-family-fund'],
        },
        am: { saidBy: 'ወላጅ', words: 'ይህ ናሙና ነው። እዚህ የአንድ ወላጅ ቃል፣ እንደተናገረውና በፈቃዱ ይቀመጣል።' },
      },
      {
        data: {
          saidBy: 'A health worker',
          words: 'A health worker says here what has changed in the daily work, and what has not.',
          identifiable: 'no',
          img: pictures['diagnostic-work-up'],
        },
        am: { saidBy: 'የጤና ባለሙያ', words: 'ይህ ናሙና ነው። እዚህ የጤና ባለሙያ በዕለት ተዕለት ሥራው ምን እንደተለወጠ ይናገራል።' },
      },
    ],
  };
}

/** Text for the dialog that announces the next event. */
export function sampleAnnouncements(): SampleSet {
  return {
    collection: 'announcements',
    knownBy: 'title',
    documents: [
      {
        data: {
          title: 'What’s cooking?',
          message: 'Something is coming up, and there’s a place at the table for you.',
        },
        am: { title: 'ምን እየተዘጋጀ ነው?', message: 'አንድ ዝግጅት እየመጣ ነው፤ ለእርስዎም ቦታ አለ።' },
      },
    ],
  };
}

/** Suggestions for new subscribers. */
export function sampleStarterLinks({ pictures }: Stored): SampleSet {
  const link = (
    title: string,
    label: string,
    path: string,
    img: number,
    am: { title: string; label: string },
  ) => ({
    data: { title, label, link: path, img },
    am,
  });
  return {
    collection: 'starter-links',
    knownBy: 'title',
    documents: [
      link('What the mission does', 'Read more about us', '/about', pictures['about-highlands'], {
        title: 'ተልእኳችን ምን ይሠራል',
        label: 'ስለ እኛ ያንብቡ',
      }),
      link('What is coming up', 'See our events', '/events', pictures['event-evening'], {
        title: 'በቅርቡ ያሉ ዝግጅቶች',
        label: 'ዝግጅቶችን ይመልከቱ',
      }),
      link('What is new', 'Read the news', '/news', pictures['child-in-bloom'], {
        title: 'አዲስ ነገር',
        label: 'ዜናውን ያንብቡ',
      }),
      link('Thirty minutes with us', 'Schedule a meeting', '/meet', pictures['meet-coffee-table'], {
        title: 'ሠላሳ ደቂቃ ከእኛ ጋር',
        label: 'ቀጠሮ ይያዙ',
      }),
    ],
  };
}
