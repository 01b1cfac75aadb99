import { Icon } from '#ui/components/icon.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import type { Frame } from '../read-frame.ts';
import css from './follow-us.module.css';
import { panelTexts } from './panels.texts.ts';

/** Our social pages, and sharing of the current page (share.browser.ts). */
export function FollowUs({ frame: { organisation, renderContext, texts } }: { frame: Frame }) {
  const { followUs, share } = panelTexts[renderContext.locale];
  return (
    <div>
      <Title as="p" variant="story">
        {followUs}
      </Title>
      <ul className={css.links}>
        {organisation.socialLinks.map(({ href, label }) => (
          <li key={href}>
            <TextLink variant="nav" href={href} newTab={texts.newTab}>
              {label}
            </TextLink>
          </li>
        ))}
        <li data-needs-script>
          <button type="button" className={css.share} data-share="">
            <Icon name="share" size="small" />
            {share}
          </button>
        </li>
      </ul>
    </div>
  );
}
