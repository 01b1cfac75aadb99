import { fillName, tidyName } from '#core/person-name.ts';
import { showFieldError } from '#ui/forms/field.browser.ts';
import type { ContactBrowserTexts } from './contact.texts.ts';
import {
  errorsOnBlur,
  errorsOnSubmit,
  type MessageField,
  type MessageValues,
  messageFields,
  roomLeft,
} from './message.rules.ts';
import { forgetDraft, readDraft, saveDraft } from './message-draft.browser.ts';

/** More than a slow connection needs for a page of text, in ms. */
const timeouts = 30_000;

type Form = { form: HTMLFormElement; texts: ContactBrowserTexts };
type Control = HTMLInputElement | HTMLTextAreaElement;

const control = ({ form }: Form, name: MessageField) => form.elements.namedItem(name) as Control;

function readValues(of: Form): MessageValues {
  const value = (name: MessageField) => control(of, name).value;
  return { name: value('name'), email: value('email'), message: value('message') };
}

/** Sends the form without leaving the page, and saves a draft until it has been sent. */
export function answerContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact-form]');
  if (!form) return;
  const of: Form = { form, texts: JSON.parse(form.dataset.contactForm ?? '{}') };
  const draft = readDraft();
  for (const name of messageFields) control(of, name).value ||= draft[name];
  count(of);
  form.addEventListener('input', ({ target }) => {
    showFieldError(target as Control, '');
    saveDraft(readValues(of));
    count(of);
  });
  form.addEventListener('focusout', ({ target }) => {
    const { name } = target as Control;
    const wrong = errorsOnBlur(readValues(of))[name as MessageField];
    if (wrong) showFieldError(target as Control, of.texts[wrong]);
  });
  form.addEventListener('submit', event => {
    event.preventDefault();
    if (form.dataset.busy === undefined && showErrors(of)) void send(of);
  });
  document.querySelector('[data-contact-another]')?.addEventListener('click', () => {
    showThanks(of, false);
    control(of, 'message').focus();
  });
}

/** Shows the remaining characters once few are left. */
function count({ form, texts }: Form): void {
  const line = form.querySelector<HTMLElement>('[data-contact-counter]');
  const charactersLeft = roomLeft(control({ form, texts }, 'message').value);
  if (!line) return;
  line.toggleAttribute('data-over', charactersLeft !== null && charactersLeft < 0);
  const words = charactersLeft === null ? '' : texts[charactersLeft < 0 ? 'over' : 'remaining'];
  line.textContent = words.replace('{n}', Math.abs(charactersLeft ?? 0).toLocaleString('en'));
}

/** Shows the errors and focuses the first invalid field; true if there are none. */
function showErrors(of: Form): boolean {
  const errors = errorsOnSubmit(readValues(of));
  const wrong = messageFields.filter(name => errors[name]);
  for (const name of wrong) showFieldError(control(of, name), of.texts[errors[name] ?? 'invalidName']);
  if (wrong[0]) control(of, wrong[0]).focus();
  return wrong.length === 0;
}

async function send(of: Form): Promise<void> {
  showFailure(of, '');
  setBusy(of, true);
  const sent = readValues(of);
  const answer = await endpoint(of.form.dataset.endpoint ?? '', sent);
  setBusy(of, false);
  if (answer === 'received') {
    forgetDraft();
    control(of, 'message').value = '';
    count(of);
    thank(of, sent);
  } else showFailure(of, of.texts[answer]);
}

/** Posts the message and returns what the visitor can act on. Never rejects. */
async function endpoint(address: string, sent: MessageValues): Promise<'received' | 'failed' | 'tooOften'> {
  try {
    const { ok, status } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(timeouts),
    });
    if (ok) return 'received';
    return status === 429 ? 'tooOften' : 'failed';
  } catch {
    return 'failed';
  }
}

function setBusy({ form, texts }: Form, isBusy: boolean): void {
  const button = form.querySelector('[data-contact-send]');
  if (isBusy) form.dataset.busy = '';
  else delete form.dataset.busy;
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (isBusy) button?.setAttribute(name, 'true');
    else button?.removeAttribute(name);
  }
  const line = form.querySelector('[data-contact-counter]');
  if (isBusy && line) line.textContent = texts.sending;
}

function showFailure({ form }: Form, words: string): void {
  const line = form.querySelector('[data-contact-failure]');
  const template = form.querySelector<HTMLTemplateElement>('[data-contact-failure-words]');
  if (!line || !template) return;
  line.replaceChildren();
  if (!words) return;
  line.append(template.content.cloneNode(true));
  const place = line.querySelector('span');
  if (place) place.textContent = words;
}

function thank(of: Form, { name, email }: MessageValues): void {
  const thanks = document.querySelector('[data-contact-thanks]');
  const title = thanks?.querySelector<HTMLElement>('#thanks');
  const next = thanks?.querySelector('[data-contact-next]');
  if (!title || !next) return;
  title.textContent = fillName(of.texts.thanks, tidyName(name));
  next.textContent = of.texts.next.replace('{email}', () => email.trim());
  showThanks(of, true);
  title.focus();
}

function showThanks({ form }: Form, isShown: boolean): void {
  form.hidden = isShown;
  document.querySelector('[data-contact-thanks]')?.toggleAttribute('hidden', !isShown);
}

answerContactForm();
