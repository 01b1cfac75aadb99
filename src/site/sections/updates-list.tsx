import type { Frame } from '#site/frame/read-frame.ts';
import { Day } from '#ui/components/day.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Said } from '#ui/components/said.tsx';
import { StandIn } from '#ui/components/stand-in.tsx';
import { Title } from '#ui/components/title.tsx';
import type { Update } from './read-updates.ts';
import { type UpdatesTexts, updatesTexts } from './updates.texts.ts';
import css from './updates-list.module.css';

type UpdatesListProps = {
  updates: readonly Update[];
  frame: Frame;
  /** The place in the whole list at which these begin. */
  from: number;
};

const sizes = '(min-width: 768px) 240px, 112px';

/** Rows of updates: what it is, its day, its heading and a line about it. The whole row opens it. */
export function UpdatesList({ updates, frame, from }: UpdatesListProps) {
  const texts = updatesTexts[frame.reading.locale];
  return (
    <ol className={css.list} data-list="updates">
      {updates.map((update, index) => (
        <Row key={update.id} update={update} place={from + index} frame={frame} texts={texts} />
      ))}
    </ol>
  );
}

type RowProps = { update: Update; place: number; frame: Frame; texts: UpdatesTexts };

function Row({ update, place, frame: { reading, to }, texts }: RowProps) {
  const { kind, href, key, heading, summary, day, picture } = update;
  return (
    <li className={css.row} data-update={kind}>
      <div className={css.picture}>
        {picture ? (
          <Picture source={picture} sizes={sizes} ratio="4:3" failure={texts.imageError} />
        ) : (
          <StandIn place={place} sizes={sizes} />
        )}
      </div>
      <div className={css.words}>
        <p className={css.meta}>
          <span className={css.kind}>{texts[kind]}</span>
          {day && <Day day={day} locale={reading.locale} />}
        </p>
        <Title as="h2" look="story">
          <a href={to(href)} className={css.open} data-opens={key || undefined}>
            <Said words={heading} />
          </a>
        </Title>
        {summary.text && <Said as="p" words={summary} className={css.summary} />}
      </div>
    </li>
  );
}
