import { ownValue } from '#core/own-value.ts';
import type { Grain, Span } from '#features/figures/periods.rules.ts';
import { type FigureKind, readCampaigns, readNames } from '#features/figures/read-figures.ts';
import type { Writer } from '#platform/transaction.ts';
import { sayHere } from '#staff/language/say.ts';
import { deviceNames, goalNames, pageLanguages } from './figure-words.ts';
import styles from './figures.module.css';
import { NameChart } from './name-chart.tsx';

type FigurePartsProps = { reader: Writer; by: Grain; span: Span };

const nameOfGoal = (goal: string) => ownValue(goalNames, goal) ?? goal;

/** Pages, what led here, campaigns, goals and the steps between them, languages, devices. */
export async function FigureParts({ reader, by, span }: FigurePartsProps) {
  const say = sayHere();
  const [pages, campaigns] = await Promise.all([
    readNames(reader, { by, kind: 'page', span }),
    readCampaigns(reader, by, span),
  ]);
  return (
    <div className={styles.parts}>
      <NameChart
        title={say('Pages')}
        heads={['Page', 'Seen', 'Visits that began here', 'Read to the end', 'Left at once']}
        rows={pages.map(({ name, views, visits, ends, quick }) => [name, views, visits, ends, quick])}
      />
      <NameChart
        title={say('What campaigns and letters brought')}
        heads={['Campaign', 'Visits', 'Began a gift', 'Gave', 'Joined the newsletter', 'Read to the end']}
        rows={campaigns.map(c => [c.name, c.visits, c['gift-begun'], c['gift-paid'], c.joined, c.read])}
      />
      {byVisits.map(part => (
        <VisitsPart key={part.kind} {...part} reader={reader} by={by} span={span} />
      ))}
    </div>
  );
}

type VisitsPartProps = FigurePartsProps & {
  kind: FigureKind;
  title: string;
  head: string;
  /** The English name of what is counted. */
  nameOf?: (name: string) => string;
};

/** What is counted by visits alone. */
const byVisits: Omit<VisitsPartProps, keyof FigurePartsProps>[] = [
  { kind: 'referrer', title: 'Sites that led here', head: 'Site' },
  { kind: 'goal', title: 'What was reached', head: 'Goal', nameOf: nameOfGoal },
  { kind: 'step', title: 'The path between goals', head: 'Step', nameOf: nameOfGoal },
  {
    kind: 'language',
    title: 'Languages',
    head: 'Language',
    nameOf: name => ownValue(pageLanguages, name) ?? name,
  },
  { kind: 'device', title: 'Devices', head: 'Device', nameOf: name => ownValue(deviceNames, name) ?? name },
  { kind: 'country', title: 'Countries', head: 'Country' },
];

async function VisitsPart({ kind, title, head, nameOf, reader, by, span }: VisitsPartProps) {
  const say = sayHere();
  const sums = await readNames(reader, { by, kind, span });
  const shown = (name: string) =>
    nameOf
      ? name
          .split(' > ')
          .map(part => say(nameOf(part)))
          .join(' → ')
      : name;
  return (
    <NameChart
      title={say(title)}
      heads={[head, 'Visits']}
      rows={sums.map(({ name, visits }) => [shown(name), visits])}
    />
  );
}
