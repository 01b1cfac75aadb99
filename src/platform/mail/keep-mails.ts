import { type Delivering, setAside, writeMail } from './deliver-mail.ts';
import type { Hand } from './mail-hand.ts';
import { NO_SERVER } from './mail-state.rules.ts';

type Keeping = Pick<Delivering, 'outbox' | 'bodies'> & {
  hand: Hand;
  pause: () => Promise<unknown>;
  stop: AbortSignal;
};

/** Where no mail server is set: writes what is not written yet, and keeps every message for staff to read. */
export async function keepMails({ hand, outbox, bodies, pause, stop }: Keeping): Promise<void> {
  while (!stop.aborted) {
    await hand.holdDue(NO_SERVER);
    const mail = await hand.next();
    if (!mail) {
      await pause();
      continue;
    }
    try {
      const written = await writeMail(mail, { outbox, bodies });
      if (written) await outbox.markHeld(mail.id, NO_SERVER);
      else await outbox.markEnded(mail.id, 'failed', 'What this mail would have told is not there any more.');
    } catch (error) {
      await setAside(mail, error, outbox);
    }
    hand.done(mail.id);
  }
}
