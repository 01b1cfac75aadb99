import { randomBytes } from 'node:crypto';
import { sql } from './outbox-support.ts';
import { callApi, type Session } from './staff-session.ts';

// Shared by the tests of saves that nobody asked for: posts, their versions, and a form that saves by itself.

export type Values = Record<string, unknown>;
export type Base = { save: number | null } | null;
type Answer = { status: number; doc: Values & { id: number; lastSave: Base }; error: Values };

export async function call(method: string, path: string, who: Session, body?: unknown): Promise<Answer> {
  const answer = await callApi(method, path, {
    headers: who.headers,
    ...(body === undefined ? {} : { body }),
  });
  const reply = await answer.json();
  return { status: answer.status, doc: reply.doc ?? reply, error: reply.errors?.[0] ?? {} };
}

export const post = { heading: 'As it began', type: 'normal', postDate: '2026-11-20', identifiable: 'no' };
export const asDraft = '?draft=true&depth=0';
export const byItself = `${asDraft}&autosave=true`;

export const publish = async (who: Session) =>
  (await call('POST', '/posts?depth=0', who, { ...post, _status: 'published' })).doc;
export const open = async (id: number, who: Session) =>
  (await call('GET', `/posts/${id}${asDraft}`, who)).doc;
export const autosave = (id: number, values: Values, who: Session) =>
  call('PATCH', `/posts/${id}${byItself}`, who, values);
export const save = (id: number, values: Values, who: Session) =>
  call('PATCH', `/posts/${id}${asDraft}`, who, { _status: 'draft', ...values });

/** The versions of a post with their headings, the oldest first. */
export const versions = (id: number) =>
  sql<{ id: number; heading: string | null }>(
    `select v.id, l.version_heading as heading from _posts_v v
     left join _posts_v_locales l on l._parent_id = v.id and l._locale = 'en' where v.parent_id = $1 order by v.id`,
    [id],
  );
export const headings = async (id: number) => (await versions(id)).map(({ heading }) => heading);

export const newForm = () => randomBytes(16).toString('hex');

/** A form that stays open and saves by itself: it goes on from each answer. */
export function openForm(id: number, base: Base, who: Session) {
  const form = { id: newForm(), turn: 0, base };
  return {
    async write(heading: string) {
      form.turn += 1;
      const lastSave = { save: form.base?.save ?? null, form: form.id, turn: form.turn };
      const answer = await autosave(id, { heading, lastSave }, who);
      if (answer.status === 200) form.base = answer.doc.lastSave;
      return answer.status;
    },
    async settle() {
      form.base = (await open(id, who)).lastSave;
    },
  };
}
