import type { Payload, TypedUser } from 'payload';
import { findReadable } from '#cms/access/find-readable.ts';
import { labelIn } from '#cms/language/label.ts';
import { hasTranslation } from '#cms/translation/count-translation.ts';
import type { TranslationState } from '#cms/translation/translation.rules.ts';
import { translationLabels } from '#cms/translation/translation-fields.ts';
import { languageHere, sayHere } from '#staff/language/say.ts';
import styles from './welcome.module.css';

type Waiting = { plural: string; slug: string; state: TranslationState; count: number };

const WAITING: TranslationState[] = ['behind', 'partial', 'missing'];
/** More than anybody translates in a day; what is beyond it waits behind the link. */
const MOST = 500;

/** What waits for Amharic, by kind and state, each with a link to the list of it. */
export async function Translations({ payload, user }: { payload: Payload; user: TypedUser }) {
  const say = sayHere();
  const waiting = await listWaiting(payload, user);
  if (waiting.length === 0) return null;
  const { admin } = payload.config.routes;
  return (
    <section>
      <h2>{say('Amharic')}</h2>
      <ul className={styles.list}>
        {waiting.map(({ plural, slug, state, count }) => (
          <li key={`${slug} ${state}`}>
            <a href={`${admin}/collections/${slug}?locale=am&where[translation][equals]=${state}`}>
              {plural}: {count}
            </a>
            <span>{say(translationLabels[state])}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Documents that are not in step, what readers would read wrongly first. */
async function listWaiting(payload: Payload, user: TypedUser): Promise<Waiting[]> {
  const kinds = payload.config.collections.filter(({ flattenedFields }) => hasTranslation(flattenedFields));
  const found = await Promise.all(
    kinds.map(async ({ slug, labels }) => {
      const where = { translation: { in: WAITING } };
      const docs = await findReadable({ payload, user }, slug, { draft: true, where, limit: MOST });
      const states = docs.map(({ translation }) => translation);
      return WAITING.map(state => ({
        plural: labelIn(labels.plural, languageHere()),
        slug,
        state,
        count: states.filter(each => each === state).length,
      }));
    }),
  );
  return found
    .flat()
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => WAITING.indexOf(one.state) - WAITING.indexOf(other.state));
}
