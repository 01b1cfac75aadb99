import type { TypedUser } from 'payload';
import { mayUseTickets } from '#cms/access/access-for.ts';
import { STAFF, worksOnContent } from '#cms/access/roles.ts';
import { runPrepared } from '#platform/database/cms-pool.ts';
import { openCms } from '#platform/payload.ts';
import type { StaffViewer } from '#platform/render-context.ts';
import { doorTokenIn, previewTokenIn } from '#platform/staff-token.ts';

const HOLDER = {
  name: 'preview-viewer',
  text: `select staff.role from staff join staff_sessions on staff_sessions._parent_id = staff.id
    where staff.id = $1 and staff_sessions.id = $2 and staff_sessions.expires_at > now()`,
};

/**
 * The member of staff who may see drafts in this request: somebody who works on content and whose admin session is still
 * valid; otherwise null. The admin gives a pass only to people who completed the required second step.
 */
export async function previewViewer(headers: Headers): Promise<StaffViewer | null> {
  const user = await findHolder(previewTokenIn(headers.get('cookie'), new Date()));
  return user && worksOnContent({ req: { user } }) ? (user as StaffViewer) : null;
}

/** The same for the door: somebody whose role may let people in; otherwise null. */
export async function doorKeeper(headers: Headers): Promise<TypedUser | null> {
  const user = await findHolder(doorTokenIn(headers.get('cookie'), new Date()));
  return user && mayUseTickets({ user }, 'door') ? user : null;
}

async function findHolder(pass: ReturnType<typeof previewTokenIn>): Promise<TypedUser | null> {
  if (!pass) return null;
  const values = [pass.account, pass.session];
  const [holder] = await runPrepared<{ role: string }>(await openCms(), { ...HOLDER, values });
  if (!holder) return null;
  return { id: pass.account, collection: STAFF, role: holder.role, secondStep: true } as unknown as TypedUser;
}
