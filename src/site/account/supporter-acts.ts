import type { Payload } from 'payload';
import { erasePerson, findPerson } from '#cms/personal-data/personal-data.ts';
import { isLocale, type Locale, localePath } from '#core/locale.ts';
import { ownValue } from '#core/own-value.ts';
import { accountPaths } from '#features/accounts/account-paths.ts';
import { addPasskey } from '#features/accounts/passkey/passkey.action.ts';
import { namePasskey, removePasskey } from '#features/accounts/passkey/passkey-store.ts';
import { redirectWithCookies } from '#features/accounts/session-cookies.ts';
import { deviceName, endOtherSessions, endSession, endSessions } from '#features/accounts/sessions.ts';
import { readSession, type Supporter, signOut } from '#features/accounts/signed-in-user.queries.ts';
import {
  chooseLanguage,
  deleteEventMarks,
  readKeys,
  saveEventMarks,
  saveOwnDetails,
} from '#features/accounts/supporter/own-details.action.ts';
import { type SupporterNotice, supporterNoticeIn } from '#features/accounts/supporter/supporter.texts.ts';
import { personalDataSources, storedAccount } from '#personal-data/personal-data-sources.ts';
import { type FormFields, readFormFields } from '#platform/http/request-body.ts';
import { isFresh, readPasskeyName } from '#platform/passkeys/passkey.rules.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { forgetResults } from '../form-results.ts';

type Acting = {
  writer: { payload: Awaited<ReturnType<typeof openCms>> };
  supporter: Supporter;
  fields: FormFields;
  /** They have to add their first passkey and may do nothing else yet. */
  needsPasskey: boolean;
  headers: Headers;
  now: Date;
};

/** The notice on the dashboard afterwards; null once the person is signed out. */
type Done = { notice: SupporterNotice | 'signed-out' | 'erased'; isOver?: boolean; language?: Locale };

/** What signed-in people may do to their own account, by the last part of the form's address. */
const acts: Readonly<Record<string, (acting: Acting) => Promise<Done>>> = {
  async profile({ writer, supporter, fields }) {
    const { firstName = '', phone = '' } = fields;
    const saved = await saveOwnDetails(writer, supporter.id, { firstName, phone });
    return { notice: saved.ok ? 'profile-saved' : `wrong-${saved.problem}` };
  },
  async language({ writer, supporter, fields: { language } }) {
    if (!isLocale(language)) return { notice: 'wrong-language' };
    await chooseLanguage(writer, supporter.id, language);
    return { notice: 'language-saved', language };
  },
  async 'add-passkey'({ writer, supporter, fields: { passkey }, needsPasskey, headers, now }) {
    const name = deviceName(headers.get('user-agent') ?? '') || 'Passkey';
    const adding = { credential: passkey, name, isFirst: needsPasskey, headers, now };
    const added = await addPasskey(writer.payload, supporter, adding);
    return { notice: added.ok ? 'passkey-added' : `wrong-passkey-${added.problem}` };
  },
  async 'name-passkey'({ writer, supporter, fields: { id = '', name: typed = '' } }) {
    const name = readPasskeyName(typed);
    if (name === null) return { notice: 'wrong-passkey-name' };
    const named = await namePasskey(writer, supporter.id, { id, name });
    return { notice: named ? 'passkey-named' : 'passkey-gone' };
  },
  async 'remove-passkey'({ writer, supporter, fields: { id = '' } }) {
    if (!isFresh(supporter.since, new Date())) return { notice: 'wrong-passkey-stale' };
    const removed = await removePasskey(writer, supporter.id, id);
    return { notice: removed ? 'passkey-removed' : 'passkey-gone' };
  },
  async 'end-session'({ writer, supporter, fields }) {
    const { session = '' } = fields;
    const ended = await endSession(writer, supporter.id, session);
    return {
      notice: ended ? 'session-ended' : 'session-gone',
      isOver: ended && session === supporter.sessionId,
    };
  },
  async 'end-sessions'({ writer, supporter }) {
    await endSessions(writer, supporter);
    return { notice: 'signed-out', isOver: true };
  },
  async 'end-other-sessions'({ writer, supporter }) {
    await endOtherSessions(writer, supporter);
    return { notice: 'other-sessions-ended' };
  },
  async 'keep-events'({ writer, supporter, fields }) {
    const marks = { loved: readKeys(fields.loved), viewed: readKeys(fields.viewed) };
    await saveEventMarks(writer, supporter.id, marks);
    return { notice: 'events-saved' };
  },
  async 'forget-events'({ writer, supporter }) {
    await deleteEventMarks(writer, supporter.id);
    return { notice: 'events-forgotten' };
  },
  async erase({ writer, supporter, fields, now }) {
    if (fields.sure !== 'yes') return { notice: 'not-erased' };
    await eraseAllPersonalData(writer.payload, supporter, now);
    return { notice: 'erased', isOver: true };
  },
};

/** The names of all acts, for the test that tries each as every kind of visitor. */
export const supporterActs = Object.keys(acts);

/** Performs an act on the account of the signed-in sender; a form cannot name another account. Null for an unknown act. */
export async function answerSupporterAct(
  act: string,
  request: Request,
  { locale, now }: Pick<RenderContext, 'locale' | 'now'>,
): Promise<Response | null> {
  const perform = ownValue(acts, act);
  if (!perform) return null;
  const { supporter: known, waiting, cookies } = await readSession(request.headers);
  const supporter = known ?? (act === 'add-passkey' ? waiting : null);
  const needsPasskey = known === null;
  const to = (path: string, notice: string, language = locale) => `${localePath(language, path)}?${notice}`;
  if (!supporter) return redirectWithCookies(localePath(locale, accountPaths.signIn), cookies);
  const fields = (await readFormFields(request)) ?? {};
  const { headers } = request;
  const writer = { payload: await openCms() };
  const { notice, isOver, language } = await perform({
    writer,
    supporter,
    fields,
    needsPasskey,
    headers,
    now,
  });
  if (needsPasskey && notice !== 'passkey-added')
    return redirectWithCookies(to(accountPaths.signIn, 'error=failed'), cookies);
  if (!isOver) return redirectWithCookies(to(accountPaths.dashboard, notice, language), cookies);
  return redirectWithCookies(to(accountPaths.signIn, notice === 'erased' ? 'erased' : 'signed-out'), [
    ...(await signOut(request.headers)),
    forgetResults(),
  ]);
}

/**
 * Handles the two forms that the dashboard answers itself: the person's details and the name of a passkey. Returns the
 * reason for a refusal with the typed values, or the redirect.
 */
export async function answerDashboardForm(
  request: Request,
  context: Pick<RenderContext, 'locale' | 'now'>,
): Promise<Response | { notice: SupporterNotice | null; typed?: FormFields }> {
  if (request.method !== 'POST') return { notice: supporterNoticeIn(new URL(request.url).searchParams) };
  const typed = (await readFormFields(request.clone() as Request)) ?? {};
  const act = typed.act === 'name-passkey' ? 'name-passkey' : 'profile';
  const answer = (await answerSupporterAct(act, request, context)) ?? new Response(null, { status: 404 });
  const onward = new URL(answer.headers.get('location') ?? '/', request.url);
  const notice = supporterNoticeIn(onward.searchParams);
  return notice?.startsWith('wrong-') ? { notice, typed: pick(typed, shownAgain) } : answer;
}

/** The fields of the dashboard's own forms. */
const shownAgain = ['act', 'firstName', 'phone', 'id', 'name'];

const pick = (fields: FormFields, names: readonly string[]): FormFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** Without a proven address only the account itself is theirs; not every provider verifies addresses. */
const listSources = ({ isProven }: Supporter) => (isProven ? personalDataSources : [storedAccount]);

/** Everything stored about a supporter, by source. */
export async function findAllPersonalData(payload: Payload, supporter: Supporter): Promise<object> {
  const found = await findPerson(payload, listSources(supporter), supporter.email);
  if (supporter.isProven) return found;
  return { ...found, note: 'The address is not proven, so that only the account is handed out.' };
}

/** Erases all of it in one transaction: after a partial erasure the person could not sign in to finish it. */
export async function eraseAllPersonalData(payload: Payload, supporter: Supporter, now: Date): Promise<void> {
  await erasePerson(payload, listSources(supporter), { email: supporter.email, now });
}
