import type { Judged } from '#platform/health/evaluate-health.ts';
import { partWords } from './health-words.ts';

/** One line on the dashboard: whether all scheduled work is fine, with a link to the health page. */
export function HealthNotice({ judged, admin }: { judged: readonly Judged[]; admin: string }) {
  const urgent = judged.filter(({ state }) => state === 'now');
  return (
    <p>
      <a href={`${admin}/health`}>Is everything well?</a>{' '}
      {urgent.length > 0
        ? `Somebody has to act: ${urgent.map(({ part }) => partWords[part].name.toLowerCase()).join(', ')}.`
        : 'Nothing is urgent.'}
    </p>
  );
}
