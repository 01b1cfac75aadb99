import { editorOrAdmin } from '#cms/access/roles.ts';
import { openCms } from '#platform/payload.ts';
import type { StaffViewer } from '#platform/render-context.ts';

/** Who may see drafts in this request: a signed-in admin or editor, else null. Needs site and admin on one host. */
export async function previewViewer(headers: Headers): Promise<StaffViewer | null> {
  const cms = await openCms();
  const { user } = await cms.auth({ headers, canSetHeaders: false });
  return user && editorOrAdmin({ req: { user } }) ? user : null;
}
