import type { Words } from '#core/words.ts';
import { Drawing } from '#ui/components/drawing.tsx';
import { Said } from '#ui/components/said.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './about.module.css';
import type { AboutTexts } from './about.texts.ts';
import { AboutVideo } from './about-video.tsx';

type AboutMissionProps = { statement: Words; story: readonly Words[]; video: string; texts: AboutTexts };

/** What the mission is for and how it came to be, over the morning it started from. */
export function AboutMission({ statement, story, video, texts }: AboutMissionProps) {
  return (
    <>
      <div className={css.mission}>
        <Title look="mission" id="mission" words={statement} className={css.statement} />
        <div className={css.story}>
          {story.map(words => (
            <Said key={words.text} as="p" words={words} />
          ))}
        </div>
      </div>
      {video ? (
        <AboutVideo src={video} texts={texts} />
      ) : (
        <div className={css.morning}>
          <Drawing name="about-wide" fit="bottom-right" />
        </div>
      )}
    </>
  );
}
