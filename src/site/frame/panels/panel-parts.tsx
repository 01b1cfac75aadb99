import type { ReactNode } from 'react';
import type { MediaPicture } from '#cms/media/media-picture.ts';
import type { Locale } from '#core/locale.ts';
import type { ArtName } from '#ui/art/art.ts';
import { Drawing } from '#ui/components/drawing.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { Island } from '#ui/islands/island.tsx';
import type { Frame } from '../read-frame.ts';
import followUsCss from './follow-us.module.css';
import css from './panel-parts.module.css';
import { SharePage } from './share-page.island.tsx';

type PanelFeatureProps = {
  picture: MediaPicture | null;
  /** The drawing used without a picture. */
  drawing: ArtName;
  /** "Error loading image", in the page's language. */
  failure: string;
  /** The target of its title. */
  href: string;
  title: ReactNode;
  badge?: ReactNode;
  action?: ReactNode;
  data?: Record<string, string>;
  children?: ReactNode;
};

/** A panel's featured item: a square picture, and beside it a badge, a title, a few words and one action. */
export function PanelFeature(props: PanelFeatureProps) {
  const { picture, drawing, failure, href, title, badge, action, data, children } = props;
  return (
    <div className={css.feature} {...data}>
      <div className={css.picture}>
        {picture ? (
          <Picture source={small(picture)} sizes="210px" ratio="1:1" failure={failure} />
        ) : (
          <Drawing name={drawing} sizes="210px" fit="bottom" />
        )}
      </div>
      <div className={css.words}>
        {badge}
        <Title as="p" variant="story">
          <a className={css.title} href={href}>
            {title}
          </a>
        </Title>
        {children && <div className={css.text}>{children}</div>}
        {action}
      </div>
    </div>
  );
}

/** Only files up to about twice 210 px, and no blurred preview, because the panel is closed while the picture loads. */
function small({ blur: _preview, ...picture }: MediaPicture): MediaPicture {
  const enough = (files: MediaPicture['webp']) => files.filter(({ width }) => width <= 480);
  return { ...picture, avif: enough(picture.avif), webp: enough(picture.webp) };
}

type PanelListProps = {
  title: ReactNode;
  /** The link to the whole list. */
  all?: { href: string; words: string };
  children: ReactNode;
};

/** A panel's list: a heading, its rows, and a link to all of them. */
export function PanelList({ title, all, children }: PanelListProps) {
  return (
    <div>
      <Title as="p" variant="story">
        {title}
      </Title>
      <ul className={css.list}>
        {children}
        {all && (
          <li className={css.row}>
            <a className={css.all} href={all.href}>
              {all.words}
              <Icon name="arrow-right" size="small" />
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

type PanelRowProps = {
  /** Without an address the row is not a link. */
  href?: string | null;
  /** Its state, at the right. */
  status?: ReactNode;
  /** Data attributes for scripts. */
  data?: Record<string, string>;
  children: ReactNode;
};

/** One row of a panel's list; muted and without a link if it cannot be opened. */
export function PanelRow({ href, status, data, children }: PanelRowProps) {
  const words = (
    <>
      {children}
      {status && <span className={css.status}>{status}</span>}
    </>
  );
  return (
    <li className={css.row} {...data}>
      {href ? (
        <a className={css.link} href={href}>
          {words}
        </a>
      ) : (
        <span className={css.closed}>{words}</span>
      )}
    </li>
  );
}

/** The texts of the panels under the links of the top bar. Amharic: docs/how-to/review-amharic.md. */
export const panelTexts = {
  en: {
    followUs: 'Follow us',
    share: 'Share this page',
    allTeam: 'Meet Team Members',
    allProjects: 'Visit our Projects',
    allReports: 'All reports',
    comingSoon: 'coming soon',
    readReport: 'Read the report',
    readPost: 'Read the post',
    seeMember: 'See the profile',
    seeProject: 'See the project',
    readAbout: 'Read more about us',
    meet: 'Sit down with us',
    meetWords:
      'Thirty minutes, on a day that suits you: ask what you want to know, or tell us how you want to help.',
    schedule: 'Schedule a Meeting',
    write: 'Write to us',
    imageError: 'Error loading image',
  },
  am: {
    followUs: 'ይከተሉን',
    share: 'ይህን ገጽ ያጋሩ',
    allTeam: 'የቡድኑን አባላት ይተዋወቁ',
    allProjects: 'ፕሮጀክቶቻችንን ይጎብኙ',
    allReports: 'ሁሉም ሪፖርቶች',
    comingSoon: 'በቅርቡ',
    readReport: 'ሪፖርቱን ያንብቡ',
    readPost: 'ዜናውን ያንብቡ',
    seeMember: 'ገጹን ይመልከቱ',
    seeProject: 'ፕሮጀክቱን ይመልከቱ',
    readAbout: 'ስለ እኛ ተጨማሪ ያንብቡ',
    meet: 'ቁጭ ብለን እንነጋገር',
    meetWords: 'በሚመችዎ ቀን ሠላሳ ደቂቃ፦ ማወቅ የሚፈልጉትን ይጠይቁን፣ ወይም እንዴት ማገዝ እንደሚፈልጉ ይንገሩን።',
    schedule: 'ቀጠሮ ይያዙ',
    write: 'ይጻፉልን',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Our social pages, and sharing of the current page. */
export function FollowUs({ frame: { organisation, renderContext, texts } }: { frame: Frame }) {
  const { followUs, share } = panelTexts[renderContext.locale];
  return (
    <div>
      <Title as="p" variant="story">
        {followUs}
      </Title>
      <ul className={followUsCss.links}>
        {organisation.socialLinks.map(({ href, label }) => (
          <li key={href}>
            <TextLink variant="nav" href={href} newTab={texts.newTab}>
              {label}
            </TextLink>
          </li>
        ))}
        <li data-needs-script>
          <Island>
            <SharePage locale={renderContext.locale} label={share} />
          </Island>
        </li>
      </ul>
    </div>
  );
}
