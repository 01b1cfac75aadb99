import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApprovalPanel } from './approval-panel.tsx';

const documentOf = vi.hoisted(() => ({ id: 0 }));
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useDocumentInfo: () => ({ id: documentOf.id, collectionSlug: 'posts', lastUpdateTime: 1 }),
  useForm: () => ({}),
  useFormModified: () => false,
  useTranslation: () => ({ i18n: { language: 'en' } }),
}));

async function panelOf(id: number, mayAsk: boolean) {
  let isAnswered = false;
  vi.stubGlobal('fetch', async () => {
    isAnswered = true;
    return Response.json({ approvals: [], people: [], mayAsk });
  });
  documentOf.id = id;
  const { unmount } = render(<ApprovalPanel />);
  await waitFor(() => expect(isAnswered).toBe(true));
  return unmount;
}

it('the approval panel is hidden from staff who may not ask and have no requests, and shown to others', async () => {
  const unmount = await panelOf(7, false);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Approval' })).toBeNull());
  unmount();
  await panelOf(8, true);
  expect(await screen.findByRole('button', { name: 'Ask for approval…' })).toBeTruthy();
});
