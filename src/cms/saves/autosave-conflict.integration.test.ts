import { setTimeout } from 'node:timers/promises';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  autosave,
  call,
  headings,
  newForm,
  open,
  openForm,
  publish,
  save,
  versions,
} from '../../../tests/support/autosave-support.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { type Session, signIn } from '../../../tests/support/staff-session.ts';
import { fuzzRuns } from '../../../tests/support/test-scale.ts';
import { MAX_VERSIONS } from './autosave.ts';

let payload: Payload;
let marta: Session;
let dawit: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  marta = await signIn(payload, 'editor');
  dawit = await signIn(payload, 'editor');
});

describe('conflicts of autosaves', () => {
  it('an autosave that meets a newer save is refused, overwrites nothing, and continues from the stored version', async () => {
    const { id, lastSave } = await publish(marta);
    const mine = openForm(id, lastSave, marta);
    expect(await mine.write('Mine')).toBe(200);
    expect(
      (await save(id, { heading: 'Theirs', lastSave: (await open(id, marta)).lastSave }, dawit)).status,
    ).toBe(200);
    expect([await mine.write('Mine, longer'), await mine.write('Mine, longer still')]).toEqual([409, 409]);
    expect((await open(id, marta)).heading).toBe('Theirs');
    await mine.settle();
    expect([await mine.write('Both'), await mine.write('Both, and more')]).toEqual([200, 200]);
    expect((await open(id, marta)).heading).toBe('Both, and more');
  });

  it('an autosave does not conflict with its own form after a lost response, and a late one is refused after a save', async () => {
    const { id, lastSave } = await publish(marta);
    const form = newForm();
    const from = (turn: number) => ({ save: lastSave?.save ?? null, form, turn });
    expect((await autosave(id, { heading: 'First', lastSave: from(1) }, marta)).status).toBe(200);
    expect((await autosave(id, { heading: 'Second', lastSave: from(2) }, marta)).status).toBe(200);
    expect((await save(id, { heading: 'Pressed', lastSave: from(3) }, marta)).status).toBe(200);
    const late = await autosave(id, { heading: 'On its way for long', lastSave: from(2) }, marta);
    expect(late.status).toBe(409);
    expect((await open(id, marta)).heading).toBe('Pressed');
  });

  const WRITERS = 8;
  const presses = fuzzRuns(4, 125) * WRITERS;

  it(`an autosave never conflicts with a save from the same form (${presses} saves)`, {
    timeout: 600_000,
  }, async () => {
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        const { id, lastSave } = await publish(marta);
        const form = newForm();
        let from = { save: lastSave?.save ?? null, form, turn: 1 };
        for (let press = 0; press < presses / WRITERS; press += 1) {
          const turn = from.turn;
          const heading = `Pressed ${writer}/${press}`;
          // A busy browser has not drawn the next turn yet, or has: the press says the same turn, or a later one.
          const pressed = { heading, lastSave: { ...from, turn: turn + (press % 2) }, _status: 'published' };
          const running = autosave(id, { heading: 'Half a word', lastSave: from }, marta);
          await setTimeout(Math.random() * 30);
          const answer = await call('PATCH', `/posts/${id}?depth=0`, marta, pressed);
          expect(answer.status, `press ${press}`).toBe(200);
          const late = await running;
          expect([200, 409]).toContain(late.status);
          // The answer of the press is what the form goes on from, unless it was lost.
          if (press % 5 !== 0) from = { ...from, save: answer.doc.lastSave?.save ?? null };
          from.turn = turn + 2;
          expect((await open(id, marta)).heading).toBe(heading);
        }
      }),
    );
  });

  /** A thousand, between forms of the admin, are for `npm run bench:office`. */
  const rounds = fuzzRuns(15, 250);

  it(`two people who autosave at the same time lose no acknowledged text (${rounds} rounds)`, {
    timeout: 600_000,
  }, async () => {
    const { id, lastSave } = await publish(marta);
    const forms = [openForm(id, lastSave, marta), openForm(id, lastSave, dawit)];
    let refused = 0;
    for (let round = 0; round < rounds; round += 1) {
      const words = forms.map((_, at) => `Round ${round} by ${at}`);
      const answers = await Promise.all(forms.map((form, at) => form.write(String(words[at]))));
      const stored = [String((await open(id, marta)).heading), ...(await headings(id))];
      const acknowledged = words.filter((_, at) => answers[at] === 200);
      expect(acknowledged.length, `somebody gets through in round ${round}`).toBeGreaterThan(0);
      expect(stored, `round ${round}`).toEqual(expect.arrayContaining(acknowledged));
      for (const [at, form] of forms.entries())
        if (answers[at] !== 200) {
          expect(answers[at]).toBe(409);
          refused += 1;
          await form.settle();
        }
    }
    expect(refused).toBeGreaterThan(0);
    expect((await versions(id)).length).toBeLessThanOrEqual(MAX_VERSIONS);
  });
});
