import { type AdminClient, WRITER } from '../../tests/support/admin-client.ts';
import type { TestStack } from '../../tests/support/test-stack.ts';
import { counted, type Goal, milliseconds, never } from '../report.ts';

/** One document is shared for this many rounds, so that its text stays within what a form takes. */
const ROUNDS_OF_ONE = 10;
const MOST_TRIES = 20;

type Form = { description: string; lastSave: unknown };
type Editor = { open(id: number): Promise<Form>; save(id: number, form: Form): Promise<number> };
type Tally = { acknowledged: string[]; refused: number; failed: number; milliseconds: number[] };

/**
 * Two editors save the same document at the same time, again and again: each adds a word to the text as their form shows
 * it. Whoever is refused reads it anew, as the form does, and saves again. A word that the admin took and that is not
 * stored afterwards is lost.
 */
export async function raceOfTwo(stack: TestStack, admin: AdminClient, rounds: number): Promise<Goal[]> {
  const account = { name: 'Marta', role: 'editor', email: 'marta@adey.test', password: WRITER.password };
  await admin.create('staff', account);
  const editors = [await signInEditor(stack, WRITER), await signInEditor(stack, account)];
  const tally: Tally = { acknowledged: [], refused: 0, failed: 0, milliseconds: [] };
  let lost = 0;
  for (let first = 0; first < rounds; first += ROUNDS_OF_ONE) {
    const { id } = await admin.create('posts?draft=true', { heading: 'Written by two', type: 'normal' });
    tally.acknowledged = [];
    for (let round = first; round < Math.min(rounds, first + ROUNDS_OF_ONE); round += 1)
      await Promise.all(editors.map((editor, at) => addWord(editor, id, `${round}${'ab'[at]}`, tally)));
    const { body } = await admin.send('GET', `/posts/${id}?draft=true&depth=0&locale=en`);
    const stored = new Set(String(body.description).split(' '));
    lost += tally.acknowledged.filter(word => !stored.has(word)).length;
  }
  return listGoals(rounds, lost, tally);
}

function listGoals(rounds: number, lost: number, { refused, failed, milliseconds: times }: Tally): Goal[] {
  const sorted = times.toSorted((one, other) => one - other);
  return [
    counted('races of two editors', rounds),
    counted('acknowledged words', times.length),
    counted('saves refused because somebody saved in between', refused),
    milliseconds('a save, median', sorted[Math.floor(sorted.length / 2)] ?? Number.NaN),
    never('acknowledged words lost', lost),
    never('saves with another answer than taken or refused', failed),
  ];
}

/** Adds a word as a form does, until it is taken. */
async function addWord(editor: Editor, id: number, word: string, tally: Tally): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const form = await editor.open(id);
    const since = performance.now();
    const status = await editor.save(id, { ...form, description: `${form.description} ${word}`.trim() });
    if (status === 200) {
      tally.acknowledged.push(word);
      tally.milliseconds.push(performance.now() - since);
      return;
    }
    if (status === 409) tally.refused += 1;
    else tally.failed += 1;
  }
  tally.failed += 1;
}

async function signInEditor(
  { staffUrl }: TestStack,
  { email, password }: { email: string; password: string },
): Promise<Editor> {
  const json = { origin: staffUrl, 'content-type': 'application/json' };
  const login = await fetch(`${staffUrl}/api/staff/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  if (!login.ok) throw new Error(`${email} may not sign in: ${login.status}`);
  const headers = { ...json, cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const address = (id: number) => `${staffUrl}/api/posts/${id}?draft=true&depth=0&locale=en`;
  return {
    open: async id => {
      const { description, lastSave } = (await (await fetch(address(id), { headers })).json()) as Form;
      return { description: description ?? '', lastSave };
    },
    save: async (id, form) => {
      const answer = await fetch(address(id), { method: 'PATCH', headers, body: JSON.stringify(form) });
      await answer.arrayBuffer();
      return answer.status;
    },
  };
}
