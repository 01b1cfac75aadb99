import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApprovalPanel } from './approval-panel.tsx';

const shownDocument = vi.hoisted(() => ({ id: 0 }));
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useDocumentInfo: () => ({ id: shownDocument.id, collectionSlug: 'posts', lastUpdateTime: 1 }),
  useForm: () => ({}),
  useFormModified: () => false,
  useTranslation: () => ({ i18n: { language: 'en' } }),
}));

async function renderPanel(id: number, mayAsk: boolean) {
  let isAnswered = false;
  vi.stubGlobal('fetch', async () => {
    isAnswered = true;
    return Response.json({ approvals: [], people: [], mayAsk });
  });
  shownDocument.id = id;
  const { unmount } = render(<ApprovalPanel />);
  await waitFor(() => expect(isAnswered).toBe(true));
  return unmount;
}

it('the approval panel is hidden from staff who may not ask and have no requests, and shown to others', async () => {
  const unmount = await renderPanel(7, false);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Approval' })).toBeNull());
  unmount();
  await renderPanel(8, true);
  expect(await screen.findByRole('button', { name: 'Ask for approval…' })).toBeTruthy();
});
