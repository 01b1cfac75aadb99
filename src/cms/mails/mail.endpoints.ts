import type { Endpoint, PayloadRequest } from 'payload';
import { editorOrAdmin, isAdmin } from '#cms/access/roles.ts';
import { env } from '#platform/env.ts';
import {
  type BulkWords,
  findWords,
  linksAreShown,
  tryAgain,
  tryAllAgain,
} from '#platform/mail/outbox-maintenance.ts';

/** The action of the forms above the list, which work before any script has loaded. */
export const TRY_ALL_AGAIN = '/again';

/**
 * Nothing in a mail runs or loads, and only the admin may frame it. Links work only in development: in production they are
 * personal links of readers, which staff should not use by accident.
 */
const policy = () =>
  [
    linksAreShown() ? 'sandbox allow-popups allow-popups-to-escape-sandbox' : 'sandbox',
    "default-src 'none'",
    `img-src ${env.SITE_URL} data:`,
    "style-src 'unsafe-inline'",
    "frame-ancestors 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');

const none = '<!doctype html><meta charset="utf-8"><title>No words</title>';

/** The mail as its recipient sees it, for a frame. */
const body = (bulkWords: BulkWords): Endpoint => ({
  path: '/:id/body',
  method: 'get',
  handler: async req => {
    const mail = await readMail(req);
    if (!mail) return new Response('Not found', { status: 404 });
    const html = (await findWords(req, mail.id, { bulkWords }))?.html ?? none;
    return new Response(html.replace(/<head\b[^>]*>/i, '$&<base target="_blank">'), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy(),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      },
    });
  },
});

const again: Endpoint = {
  path: '/:id/again',
  method: 'post',
  handler: async req => {
    const mail = await readMail(req);
    if (!mail) return Response.json({ message: 'Not found' }, { status: 404 });
    if (await tryAgain(req, mail.id)) return Response.json({ message: 'It will be sent again.' });
    return Response.json({ message: 'It cannot be sent again from here.' }, { status: 409 });
  },
};

const allAgain: Endpoint = {
  path: TRY_ALL_AGAIN,
  method: 'post',
  handler: async req => {
    if (!isAdmin({ req })) return Response.json({ message: 'Only admins may do this.' }, { status: 403 });
    const which = new URLSearchParams(await req.text?.()).get('which');
    if (which !== 'failed' && which !== 'held')
      return Response.json({ message: 'Say which: failed or held.' }, { status: 400 });
    const count = await tryAllAgain(req, which);
    const { admin } = req.payload.config.routes;
    return new Response(null, {
      status: 303,
      headers: { Location: `${admin}/collections/mails?again=${count}` },
    });
  },
};

/** The mail with the id in the path, if the caller may read it. */
async function readMail(req: PayloadRequest) {
  const id = Number(req.routeParams?.id);
  if (!editorOrAdmin({ req }) || !Number.isSafeInteger(id)) return null;
  return req.payload.findByID({
    collection: 'mails',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
}

/** The endpoints for staff; `bulkWords` reads the texts of mails that belong to an issue. */
export const mailEndpoints = (bulkWords: BulkWords): Endpoint[] => [body(bulkWords), again, allAgain];
