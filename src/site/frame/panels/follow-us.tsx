import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { Island } from '#ui/islands/island.tsx';
import type { Frame } from '../read-frame.ts';
import css from './follow-us.module.css';
import { panelTexts } from './panels.texts.ts';
import { SharePage } from './share-page.island.tsx';

/** Our social pages, and sharing of the current page. */
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
          <Island name="SharePage" of={SharePage} props={{ locale: renderContext.locale, label: share }} />
        </li>
      </ul>
    </div>
  );
}
