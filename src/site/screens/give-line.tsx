import type { Locale } from '#core/locale.ts';
import type { Frame, LinkProps } from '#site/frame/read-frame.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Section } from '#ui/layout/section.tsx';
import css from './give-line.module.css';

/**
 * The sentence that leads from a page to giving, one for each kind of page. Amharic needs review by a native speaker
 * (docs/how-to/review-amharic.md).
 */
export const giveLineTexts = {
  en: {
    give: 'Make a gift',
    news: 'People who give make the work in these stories possible.',
    post: 'You can help us go on with this work.',
    reports: 'These reports show where gifts went, and yours can be part of the next one.',
    testimonial: 'You can help another family get the medicine their child needs.',
    team: 'The team does the work, and gifts make it possible.',
    member: 'Your gift helps the whole team do this work.',
    partners: 'Partners and donors do this together, and you can be one of them.',
    partner: 'You can support the same work with a gift.',
    projects: 'Give to one project, or let us use your gift where it is needed most.',
    page: 'With a gift you help this work go on.',
    events: "If you can't come, you can still help with a gift.",
    home: 'Your gift helps us bring medicine to children with cancer.',
    about: 'If you would like to be part of this work, a gift is one way.',
    updates: 'We can tell you this because people give.',
    event: 'Your gift supports the same work as this event.',
    contact: 'You can also help with a gift.',
    meet: 'Before we meet or after, you can also help with a gift.',
    newsletter: 'Our letters tell what gifts make possible, and yours can be part of it.',
    issue: 'If you want to help after reading this, you can give.',
    legal: 'You can support our work with a gift.',
    search: 'If you came to give, you can do it here.',
    siteMap: 'If you are looking for the place to give, it is here.',
    project: 'Your gift can go to this project alone.',
    missing: "The page isn't here, but you can still help with a gift.",
    developers: 'You can help us with code, and with a gift too.',
  },
  am: {
    give: 'ይለግሱ',
    news: 'በእነዚህ ዜናዎች የሚያነቡት ሥራ የሚቻለው ሰዎች ስለሚለግሱ ነው።',
    post: 'ይህን ሥራ እንድንቀጥል ሊረዱን ይችላሉ።',
    reports: 'እነዚህ ሪፖርቶች ልገሳዎች ለምን እንደዋሉ ያሳያሉ፤ የእርስዎም በቀጣዩ ሊካተት ይችላል።',
    testimonial: 'ሌላ ቤተሰብ ለልጁ የሚያስፈልገውን መድኃኒት እንዲያገኝ ሊረዱ ይችላሉ።',
    team: 'ቡድናችን ሥራውን ይሠራል፤ የሚያስችለው ግን ልገሳ ነው።',
    member: 'ልገሳዎ መላው ቡድን ይህን ሥራ እንዲሠራ ይረዳል።',
    partners: 'አጋሮችና ለጋሾች ይህን አብረው ይሠራሉ፤ እርስዎም ከእነሱ አንዱ መሆን ይችላሉ።',
    partner: 'ይህንኑ ሥራ በልገሳ መደገፍ ይችላሉ።',
    projects: 'ለአንድ ፕሮጀክት ይለግሱ፣ ወይም ልገሳዎን በጣም ለሚያስፈልገው ሥራ እናውለው።',
    page: 'በልገሳዎ ይህ ሥራ እንዲቀጥል ይረዳሉ።',
    events: 'መምጣት ካልቻሉ በልገሳ ሊረዱ ይችላሉ።',
    home: 'ልገሳዎ ካንሰር ላለባቸው ልጆች መድኃኒት እንድናደርስ ይረዳናል።',
    about: 'የዚህ ሥራ አካል መሆን ከፈለጉ፣ መለገስ አንዱ መንገድ ነው።',
    updates: 'ሰዎች ስለሚለግሱ ይህን ልንነግርዎ ችለናል።',
    event: 'ልገሳዎ ይህ ዝግጅት የሚደግፈውን ሥራ ይደግፋል።',
    contact: 'በልገሳም ሊረዱ ይችላሉ።',
    meet: 'ከመገናኘታችን በፊትም ሆነ በኋላ በልገሳ ሊረዱ ይችላሉ።',
    newsletter: 'የዜና መልእክቶቻችን ልገሳዎች ያስቻሉትን ያሳያሉ፤ የእርስዎም አንዱ ሊሆን ይችላል።',
    issue: 'ይህን አንብበው ለመርዳት ከፈለጉ፣ መለገስ ይችላሉ።',
    legal: 'ሥራችንን በልገሳ ሊደግፉ ይችላሉ።',
    search: 'ለመለገስ ከመጡ፣ እዚህ መለገስ ይችላሉ።',
    siteMap: 'የሚለግሱበትን ቦታ የሚፈልጉ ከሆነ፣ እዚህ ነው።',
    project: 'ልገሳዎ ለዚህ ፕሮጀክት ብቻ ሊውል ይችላል።',
    missing: 'ገጹ እዚህ የለም፤ ግን በልገሳ ሊረዱ ይችላሉ።',
    developers: 'በኮድም ሆነ በልገሳ ሊረዱን ይችላሉ።',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export type GiveLineKind = Exclude<keyof (typeof giveLineTexts)['en'], 'give'>;

type GiveLineProps = {
  of: GiveLineKind | 'none';
  frame: Pick<Frame, 'donate' | 'takesDonations' | 'outsidePage' | 'renderContext'>;
  to?: LinkProps | undefined;
};

/** These sentences promise a choice that only our own form has. */
const ofOwnForm: readonly GiveLineKind[] = ['project', 'projects'];

/**
 * One sentence that leads from a page to giving, here or on the external donation page; nothing while neither is set. The
 * layout places it at the end of every page's main content.
 */
export function GiveLine({ of, frame, to = frame.donate }: GiveLineProps) {
  const { takesDonations, outsidePage, renderContext } = frame;
  if (of === 'none' || (!takesDonations && outsidePage === '')) return null;
  const texts = giveLineTexts[renderContext.locale];
  const kind = !takesDonations && ofOwnForm.includes(of) ? 'page' : of;
  return (
    <Section room="tight" ground="wash">
      <p className={css.line} data-give-line={kind}>
        {texts[kind]} <TextLink {...to}>{texts.give}</TextLink>
      </p>
    </Section>
  );
}
