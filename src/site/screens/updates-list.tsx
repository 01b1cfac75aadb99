import type { Frame } from '#site/frame/read-frame.ts';
import type { Update } from '#site/readers/read-updates.ts';
import { updatesTexts } from '#site/readers/updates.texts.ts';
import { Day } from '#ui/components/day.tsx';
import { PictureRow, PictureRows } from '#ui/components/picture-rows.tsx';

type UpdatesListProps = {
  updates: readonly Update[];
  frame: Frame;
  /** The place in the whole list at which these begin. */
  from: number;
};

/** Rows of updates: what it is, its day, its heading and a line about it. */
export function UpdatesList({ updates, frame: { renderContext, to }, from }: UpdatesListProps) {
  const texts = updatesTexts[renderContext.locale];
  return (
    <PictureRows of="updates">
      {updates.map(({ id, kind, href, key, heading, summary, day, picture }, index) => (
        <PictureRow
          key={id}
          href={to(href)}
          heading={heading}
          line={summary}
          picture={picture}
          failure={texts.imageError}
          place={from + index}
          kind={{ name: kind, label: texts[kind] }}
          opens={key || undefined}
        >
          {day && <Day day={day} locale={renderContext.locale} />}
        </PictureRow>
      ))}
    </PictureRows>
  );
}
