import { matterWords } from '#features/giving/desk/desk-words.ts';
import { isGiftMatter } from '#features/giving/desk/gift-matters.ts';
import type { DeskCount } from '#features/giving/desk/list-gifts.ts';

/** What waits for somebody, each count with a link to what it counts. */
export function Matters({ matters, admin }: { matters: readonly DeskCount[]; admin: string }) {
  if (matters.length === 0) return <p>Nothing waits for anybody.</p>;
  return (
    <section aria-labelledby="matters">
      <h2 id="matters">What waits or did not arrive</h2>
      <ul>
        {matters.map(({ what, count }) => (
          <li key={what} data-matter={what}>
            <a href={`${admin}/gifts${placeOf(what)}`}>
              <strong>{count}</strong> {matterWords[what] ?? what}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where what is counted can be looked at, below the page of all gifts. */
function placeOf(what: string): string {
  if (isGiftMatter(what)) return `?matter=${what}`;
  return what === 'bank-lines' ? '/bank' : '/differences';
}
