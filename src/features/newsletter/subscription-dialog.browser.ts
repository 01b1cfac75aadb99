import { firstWord } from '#core/person-name.ts';
import { closeFromOutside, openDialog } from '#ui/components/dialog.browser.ts';
import { followPictures } from '#ui/components/picture.browser.ts';
import type { SubscriptionResult, SubscriptionType } from './subscribe.rules.ts';
import type { BrowserTexts } from './subscribe.texts.ts';

const names = {
  Success: 'success',
  'Already Subscribed': 'already',
  Error: 'error',
} as const satisfies Record<SubscriptionType, keyof BrowserTexts>;

/** Adds that a mail is on its way (ruling 29). */
const notes = { Success: 'mailed', 'Already Subscribed': 'mailedBefore' } as const;

const dialog = () => document.querySelector<HTMLDialogElement>('#subscription');

/** Opens the dialog with 'Subscribing' and 'Please Wait'. */
export function showWaiting(texts: BrowserTexts): void {
  fill({ state: 'loading', type: texts.subscribing, message: texts.wait, note: '', welcome: '' });
  open();
}

/** Shows the result, reopening the dialog if needed, and waits until it is closed. */
export async function showResult(result: SubscriptionResult, texts: BrowserTexts): Promise<void> {
  const { type, user } = result;
  const welcome = texts.welcome.replace('{name}', () => firstWord(user.name));
  fill({
    state: type,
    type: texts[names[type]],
    message: result.message || texts.unknown,
    note: type === 'Error' ? '' : texts[notes[type]],
    welcome: type === 'Error' ? '' : welcome,
  });
  open();
  const opened = dialog();
  if (opened?.open) await new Promise(resolve => opened.addEventListener('close', resolve, { once: true }));
}

function open(): void {
  const opened = dialog();
  if (!opened || opened.open) return;
  if (!followed.has(opened)) prepare(opened);
  openDialog(opened);
}

const followed = new WeakSet<HTMLDialogElement>();

/** The starter links wait in a template: every page has this dialog, and few visitors open it. */
function prepare(opened: HTMLDialogElement): void {
  followed.add(opened);
  closeFromOutside(opened);
  const template = opened.querySelector('template');
  template?.replaceWith(template.content);
  followPictures(opened);
}

type DialogContent = {
  state: SubscriptionType | 'loading';
  type: string;
  message: string;
  note: string;
  welcome: string;
};

function fill({ state, type, message, note, welcome }: DialogContent): void {
  const outcome = dialog()?.querySelector<HTMLElement>('[data-subscription]');
  if (!outcome) return;
  outcome.dataset.subscription = state;
  if (state === 'Success') outcome.dataset.goal = 'joined';
  const lines = { type, message, note, welcome };
  for (const [name, words] of Object.entries(lines)) {
    const line = outcome.querySelector<HTMLElement>(`[data-subscription-${name}]`);
    if (!line) continue;
    line.textContent = words;
    line.hidden = words === '';
  }
}
