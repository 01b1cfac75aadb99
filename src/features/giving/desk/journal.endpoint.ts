import type { Endpoint } from 'payload';
import { pieceResponse } from '#platform/http/download-response.ts';
import { exportJournal } from '../export-journal.ts';
import { deskClock, refuseCall } from './answer-desk.ts';
import { recordAct } from './record-act.ts';

/** The books as plain-text accounting, for hledger. Nobody's name is in them. */
export const journalEndpoint: Endpoint = {
  path: '/gifts/journal',
  method: 'get',
  handler: async req => {
    const refused = await refuseCall(req, 'get /gifts/journal');
    if (refused) return refused;
    const now = deskClock.now();
    await recordAct(req, { by: Number(req.user?.id), act: 'saved-journal' }, now);
    const name = `books-${now.toISOString().slice(0, 10)}.journal`;
    return pieceResponse(name, 'text/plain; charset=utf-8', exportJournal({ payload: req.payload }));
  },
};
