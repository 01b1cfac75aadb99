import { Drawing } from '#ui/components/drawing.tsx';
import { Title } from '#ui/components/title.tsx';
import { SectionHead } from '#ui/layout/section-head.tsx';
import css from './about.module.css';
import type { AboutTexts } from './about.texts.ts';

/** What the mission does and for whom. */
export function AboutWork({ texts }: { texts: AboutTexts }) {
  const tasks = [
    { title: texts.access, words: texts.accessWords },
    { title: texts.medicines, words: texts.medicinesWords },
    { title: texts.cancer, words: texts.cancerWords },
  ];
  return (
    <>
      <SectionHead id="work" title={{ text: texts.work }} />
      <div className={css.work}>
        <div className={css.clinic}>
          <Drawing name="clinic-wide" fit="bottom" sizes="(width >= 1024px) 58vw, 61vw" />
        </div>
        <ul className={css.ruled}>
          {tasks.map(({ title, words }) => (
            <li key={title} className={css.task}>
              <Title as="h3" variant="story">
                {title}
              </Title>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** How families become independent. */
export function AboutFamilies({ texts }: { texts: AboutTexts }) {
  return (
    <div className={css.families} data-on-art>
      <div className={css.plate}>
        <Title variant="section" id="families">
          {texts.families}
        </Title>
        <p className={css.lede}>{texts.familiesWords}</p>
      </div>
      <div className={css.coffee}>
        <Drawing name="progress-coffee" fit="bottom" sizes="(width >= 768px) 50vw, 61vw" />
      </div>
    </div>
  );
}
