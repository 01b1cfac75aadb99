import { showToast } from '#ui/components/toast.browser.ts';
import { showFieldError } from '#ui/forms/field.browser.ts';
import { startProof } from '#ui/proof/fetch-proof.browser.ts';
import { type SendResult, sendForm } from './send-form.browser.ts';
import { errorsOnBlur, errorsOnSubmit, type FieldErrors, whatIsMissing } from './subscribe.rules.ts';
import type { BrowserTexts } from './subscribe.texts.ts';
import {
  type FlowEvent,
  nextFlow,
  readResult,
  readToast,
  type SubscribeFlow,
  toastOfException,
} from './subscribe-form.rules.ts';
import { showResult, showWaiting } from './subscription-dialog.browser.ts';

/** Idle time after typing before the hint is announced, in ms. */
const pause = 1000;

let cachedTexts: BrowserTexts | undefined;

function browserTexts(): BrowserTexts {
  const holder = document.querySelector<HTMLElement>('[data-subscribe-texts]');
  cachedTexts ??= JSON.parse(holder?.dataset.subscribeTexts ?? '{}') as BrowserTexts;
  return cachedTexts;
}

const field = (form: HTMLFormElement, name: 'name' | 'email') =>
  form.elements.namedItem(name) as HTMLInputElement;

const valuesOf = (form: HTMLFormElement) => ({
  name: field(form, 'name').value,
  email: field(form, 'email').value,
});

/** The attached forms, each with the timer of its hint. */
const hintTimers = new WeakMap<HTMLFormElement, number>();

function scheduleHint(form: HTMLFormElement): void {
  cancelHint(form);
  hintTimers.set(
    form,
    window.setTimeout(() => announceMissing(form), pause),
  );
}

const cancelHint = (form: HTMLFormElement) => clearTimeout(hintTimers.get(form));

/** Announces what is missing once typing pauses, and validates a field on blur. */
export function followForm(form: HTMLFormElement): void {
  if (hintTimers.has(form)) return;
  scheduleHint(form);
  const work = () => startProof(form.dataset.proof ?? '');
  work();
  form.addEventListener('input', event => {
    work();
    showFieldError(event.target as HTMLInputElement, '');
    scheduleHint(form);
  });
  const fields = (['name', 'email'] as const).map(name => field(form, name));
  for (const one of fields) {
    one.addEventListener('blur', () => showErrorOnBlur(form, one));
    // The field may have lost focus while this script was loading.
    if (one !== document.activeElement) showErrorOnBlur(form, one);
  }
}

/** Shows an error on blur; an error from submit stays as it is. */
function showErrorOnBlur(form: HTMLFormElement, input: HTMLInputElement): void {
  const wrong = errorsOnBlur(valuesOf(form))[input.name as keyof FieldErrors];
  if (wrong && input.getAttribute('aria-invalid') !== 'true') showFieldError(input, browserTexts()[wrong]);
}

function announceMissing(form: HTMLFormElement): void {
  if (flowOf(form) === 'idle') announce(form, browserTexts()[whatIsMissing(valuesOf(form))]);
}

function announce(form: HTMLFormElement, text: string): void {
  const line = form.querySelector('[data-subscribe-missing]');
  if (line && line.textContent !== text) line.textContent = text;
}

const flowOf = (form: HTMLFormElement) => (form.dataset.flow ?? 'idle') as SubscribeFlow;

/** Applies an event; false if it did not change the state. */
function step(form: HTMLFormElement, event: FlowEvent): boolean {
  const before = flowOf(form);
  form.dataset.flow = nextFlow(before, event);
  return flowOf(form) !== before;
}

/** Validates, sends the form and shows the result in the dialog or a toast. */
export async function submitForm(form: HTMLFormElement): Promise<void> {
  followForm(form);
  if (!step(form, 'submitted')) return;
  if (!showErrors(form)) {
    step(form, 'refused');
    return;
  }
  // A pending hint would overwrite the result.
  cancelHint(form);
  step(form, 'sent');
  const { name } = valuesOf(form);
  if (form.dataset.subscribe === 'dialog') await answerByDialog(form, name);
  else await answerByToast(form);
}

/** Shows the errors and focuses the first invalid field; true if there are none. */
function showErrors(form: HTMLFormElement): boolean {
  const errors = errorsOnSubmit(valuesOf(form));
  const wrong = (['name', 'email'] as const).filter(name => errors[name]);
  for (const name of wrong) showFieldError(field(form, name), browserTexts()[errors[name] ?? 'invalidName']);
  if (wrong[0]) field(form, wrong[0]).focus();
  return wrong.length === 0;
}

async function answerByDialog(form: HTMLFormElement, name: string): Promise<void> {
  const texts = browserTexts();
  showWaiting(texts);
  const sent = await sendForm(form);
  const result =
    'exception' in sent
      ? { type: 'Error' as const, message: texts.failed, user: { name } }
      : readResult(sent, name, texts);
  step(form, 'answered');
  if (result.type !== 'Error') clear(form);
  await showResult(result, texts);
  step(form, 'closed');
  // Join is hidden once the fields are empty, which would drop the focus or move it to the surrounding popup.
  if (!form.contains(document.activeElement)) form.focus({ preventScroll: true });
}

async function answerByToast(form: HTMLFormElement): Promise<void> {
  const texts = browserTexts();
  announce(form, `${texts.subscribing}. ${texts.wait}`);
  if (form.contains(document.activeElement)) form.focus({ preventScroll: true });
  const sent: SendResult = await sendForm(form);
  const toast = 'exception' in sent ? toastOfException(texts) : readToast(sent, texts);
  step(form, 'answered');
  if (toast.kind !== 'error') clear(form);
  if (toast.kind === 'success') form.dataset.goal = 'joined';
  showToast(toast);
  step(form, 'closed');
  // The toast disappears before anyone can read that a mail is on its way.
  if (toast.kind === 'error') announceMissing(form);
  else announce(form, texts[toast.kind === 'success' ? 'mailed' : 'mailedBefore']);
}

function clear(form: HTMLFormElement): void {
  for (const name of ['name', 'email'] as const) {
    field(form, name).value = '';
    showFieldError(field(form, name), '');
  }
  announce(form, browserTexts().needBoth);
}
