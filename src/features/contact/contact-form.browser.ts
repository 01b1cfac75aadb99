import { firstWord } from '#core/person-name.ts';
import { showFieldError } from '#ui/forms/field.browser.ts';
import type { ContactBrowserTexts } from './contact.texts.ts';
import {
  errorsOnLeaving,
  errorsOnSubmit,
  type MessageField,
  messageFields,
  roomLeft,
  type Written,
} from './message.rules.ts';
import { forgetDraft, keepDraft, readDraft } from './message-draft.browser.ts';

/** Longer than a slow line needs for a page of text, in ms. */
const timeouts = 30_000;

type Form = { form: HTMLFormElement; texts: ContactBrowserTexts };
type Control = HTMLInputElement | HTMLTextAreaElement;

const control = ({ form }: Form, name: MessageField) => form.elements.namedItem(name) as Control;

function written(of: Form): Written {
  const value = (name: MessageField) => control(of, name).value;
  return { name: value('name'), email: value('email'), message: value('message') };
}

/** Sends the message form from where it stands, and keeps what is written in it until it has been sent. */
export function answerContactForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-contact-form]');
  if (!form) return;
  const of: Form = { form, texts: JSON.parse(form.dataset.contactForm ?? '{}') };
  const draft = readDraft();
  for (const name of messageFields) control(of, name).value ||= draft[name];
  count(of);
  form.addEventListener('input', ({ target }) => {
    showFieldError(target as Control, '');
    keepDraft(written(of));
    count(of);
  });
  form.addEventListener('focusout', ({ target }) => {
    const { name } = target as Control;
    const wrong = errorsOnLeaving(written(of))[name as MessageField];
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

/** Says how much room is left once it gets scarce. */
function count({ form, texts }: Form): void {
  const line = form.querySelector<HTMLElement>('[data-contact-counter]');
  const left = roomLeft(control({ form, texts }, 'message').value);
  if (!line) return;
  line.toggleAttribute('data-over', left !== null && left < 0);
  const words = left === null ? '' : texts[left < 0 ? 'over' : 'left'];
  line.textContent = words.replace('{n}', Math.abs(left ?? 0).toLocaleString('en'));
}

/** Puts its error under each wrong field and focus on the first of them; tells whether there is none. */
function showErrors(of: Form): boolean {
  const errors = errorsOnSubmit(written(of));
  const wrong = messageFields.filter(name => errors[name]);
  for (const name of wrong) showFieldError(control(of, name), of.texts[errors[name] ?? 'invalidName']);
  if (wrong[0]) control(of, wrong[0]).focus();
  return wrong.length === 0;
}

async function send(of: Form): Promise<void> {
  sayFailure(of, '');
  setBusy(of, true);
  const sent = written(of);
  const answer = await endpoint(of.form.dataset.endpoint ?? '', sent);
  setBusy(of, false);
  if (answer === 'received') {
    forgetDraft();
    control(of, 'message').value = '';
    count(of);
    thank(of, sent);
  } else sayFailure(of, of.texts[answer]);
}

/** How a call ended, as far as the visitor can do something about it. Never rejects. */
async function endpoint(address: string, sent: Written): Promise<'received' | 'failed' | 'tooOften'> {
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

function sayFailure({ form }: Form, words: string): void {
  const line = form.querySelector('[data-contact-failure]');
  const template = form.querySelector<HTMLTemplateElement>('[data-contact-failure-words]');
  if (!line || !template) return;
  line.replaceChildren();
  if (!words) return;
  line.append(template.content.cloneNode(true));
  const place = line.querySelector('span');
  if (place) place.textContent = words;
}

function thank(of: Form, { name, email }: Written): void {
  const thanks = document.querySelector('[data-contact-thanks]');
  const title = thanks?.querySelector<HTMLElement>('#thanks');
  const next = thanks?.querySelector('[data-contact-next]');
  if (!title || !next) return;
  title.textContent = of.texts.thanks.replace('{name}', () => firstWord(name));
  next.textContent = of.texts.next.replace('{email}', () => email.trim());
  showThanks(of, true);
  title.focus();
}

function showThanks({ form }: Form, isShown: boolean): void {
  form.hidden = isShown;
  document.querySelector('[data-contact-thanks]')?.toggleAttribute('hidden', !isShown);
}

answerContactForm();
