import type { TypedUser } from 'payload';
import { STAFF, worksOnContent } from '#cms/access/roles.ts';
import { runPrepared } from '#platform/database/cms-pool.ts';
import { openCms } from '#platform/payload.ts';
import type { StaffViewer } from '#platform/render-context.ts';
import { previewTokenIn } from '#platform/staff-token.ts';

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
  const pass = previewTokenIn(headers.get('cookie'), new Date());
  if (!pass) return null;
  const values = [pass.account, pass.session];
  const [holder] = await runPrepared<{ role: string }>(await openCms(), { ...HOLDER, values });
  const user =
    holder &&
    ({ id: pass.account, collection: STAFF, role: holder.role, secondStep: true } as unknown as TypedUser);
  return user && worksOnContent({ req: { user } }) ? user : null;
}
