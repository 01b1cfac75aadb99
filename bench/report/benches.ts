/** One bench of the report. */
export type Bench = {
  /** What it hands over under: bench/out/<name>.json. */
  readonly name: string;
  /** What it is about, the heading of its chapter in the report. */
  readonly title: string;
  readonly script: `bench/${string}.ts`;
  /** What makes it a matter of seconds or of one minute at most, for a look at whether it works. */
  readonly quick: readonly string[];
  /** What it needs before Node loads it, such as reading tsx. */
  readonly imports?: readonly string[];
};

/** Everything `npm run bench` runs, in this order. Each hands over its goals by `handOver` (bench/report/measured.ts). */
export const benches: readonly Bench[] = [
  {
    name: 'weight',
    title: 'What a first visit weighs',
    script: 'bench/weight.ts',
    quick: ['--routes=/,/news,/donate'],
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse',
    script: 'bench/lighthouse.ts',
    quick: ['--routes=/news', '--runs=1'],
  },
  {
    name: 'touch',
    title: 'From a touch to the next paint',
    script: 'bench/touch.ts',
    quick: ['--rounds=1'],
  },
  {
    name: 'page-cache',
    title: 'Kept pages beside nginx',
    script: 'bench/page-cache.ts',
    quick: ['--seconds=1', '--rounds=1'],
  },
  {
    name: 'arrivals',
    title: 'Waits at 5,000 arrivals a second',
    script: 'bench/arrivals.ts',
    quick: ['--seconds=2'],
  },
  {
    name: 'signed-in',
    title: 'Kept pages for somebody signed in',
    script: 'bench/signed-in.ts',
    quick: ['--seconds=1', '--rounds=1'],
  },
  {
    name: 'cold',
    title: 'Pages nobody asked for yet',
    script: 'bench/cold.ts',
    quick: ['--rounds=2'],
  },
  {
    name: 'process',
    title: 'Start and memory of the processes',
    script: 'bench/process.ts',
    quick: ['--starts=1', '--seconds=2'],
  },
  {
    name: 'publish',
    title: 'From published to visible',
    script: 'bench/publish.ts',
    quick: ['--posts=3'],
  },
  {
    name: 'faults',
    title: 'Faults: what visitors see, and what is lost',
    script: 'bench/faults.ts',
    quick: ['--quick'],
  },
  {
    name: 'backup',
    title: 'Backup and restore of a large house',
    script: 'bench/backup.ts',
    quick: ['--posts=200', '--readers=2000', '--megabytes=20'],
  },
  {
    name: 'scale',
    title: 'Ten thousand posts beside ten',
    script: 'bench/scale.ts',
    quick: ['--posts=1000', '--events=100', '--rounds=5'],
  },
  {
    name: 'container',
    title: 'The commands of the image, on a read-only root',
    script: 'bench/container.ts',
    quick: [],
  },
  {
    name: 'hostile',
    title: 'Hostile requests and slow clients',
    script: 'bench/hostile.ts',
    quick: ['--pairs=300', '--slow=150', '--patience=50'],
  },
];
