import { showToast } from '#ui/components/toast.browser.ts';
import { showFieldError } from '#ui/forms/field.browser.ts';
import { beginWork } from './proof/bring-proof.browser.ts';
import { errorsOnLeaving, errorsOnSubmit, type FieldErrors, whatIsMissing } from './subscribe.rules.ts';
import type { BrowserTexts } from './subscribe.texts.ts';
import { type Called, callOut } from './subscribe-call.browser.ts';
import { type FlowEvent, nextFlow, type SubscribeFlow } from './subscribe-flow.rules.ts';
import { readResult, readToast, toastOfException } from './subscription-answer.rules.ts';
import { showResult, showWaiting } from './subscription-dialog.browser.ts';

/** How long typing rests before what is missing is said, in ms. */
const pause = 1000;

let known: BrowserTexts | undefined;

function words(): BrowserTexts {
  const holder = document.querySelector<HTMLElement>('[data-subscribe-texts]');
  known ??= JSON.parse(holder?.dataset.subscribeTexts ?? '{}') as BrowserTexts;
  return known;
}

const field = (form: HTMLFormElement, name: 'name' | 'email') =>
  form.elements.namedItem(name) as HTMLInputElement;

const written = (form: HTMLFormElement) => ({
  name: field(form, 'name').value,
  email: field(form, 'email').value,
});

/** The forms followed, each with the timer that waits for its typing to rest. */
const rests = new WeakMap<HTMLFormElement, number>();

function rest(form: HTMLFormElement): void {
  stopWaiting(form);
  rests.set(
    form,
    window.setTimeout(() => sayWhatIsMissing(form), pause),
  );
}

const stopWaiting = (form: HTMLFormElement) => clearTimeout(rests.get(form));

/** Says what is missing once typing pauses, and what is wrong with a field on leaving it. */
export function followForm(form: HTMLFormElement): void {
  if (rests.has(form)) return;
  rest(form);
  const work = () => beginWork(form.dataset.proof ?? '');
  work();
  form.addEventListener('input', event => {
    work();
    showFieldError(event.target as HTMLInputElement, '');
    rest(form);
  });
  const fields = (['name', 'email'] as const).map(name => field(form, name));
  for (const one of fields) {
    one.addEventListener('blur', () => sayWhatIsWrong(form, one));
    // It may have been left while this script was on its way.
    if (one !== document.activeElement) sayWhatIsWrong(form, one);
  }
}

/** What a field says when it is left; what was said on submit stays as it is. */
function sayWhatIsWrong(form: HTMLFormElement, left: HTMLInputElement): void {
  const wrong = errorsOnLeaving(written(form))[left.name as keyof FieldErrors];
  if (wrong && left.getAttribute('aria-invalid') !== 'true') showFieldError(left, words()[wrong]);
}

function sayWhatIsMissing(form: HTMLFormElement): void {
  if (flowOf(form) === 'idle') say(form, words()[whatIsMissing(written(form))]);
}

function say(form: HTMLFormElement, text: string): void {
  const line = form.querySelector('[data-subscribe-missing]');
  if (line && line.textContent !== text) line.textContent = text;
}

const flowOf = (form: HTMLFormElement) => (form.dataset.flow ?? 'idle') as SubscribeFlow;

/** Takes the step an event leads to; tells whether it led anywhere. */
function step(form: HTMLFormElement, event: FlowEvent): boolean {
  const before = flowOf(form);
  form.dataset.flow = nextFlow(before, event);
  return flowOf(form) !== before;
}

/** Checks what was written, sends it, and answers in place: with the dialog, or with a toast. */
export async function submitForm(form: HTMLFormElement): Promise<void> {
  followForm(form);
  if (!step(form, 'submitted')) return;
  if (!showErrors(form)) {
    step(form, 'refused');
    return;
  }
  // What was typed is answered now; a rest that ends later would wipe the answer away.
  stopWaiting(form);
  step(form, 'sent');
  const { name } = written(form);
  if (form.dataset.subscribe === 'dialog') await answerByDialog(form, name);
  else await answerByToast(form);
}

/** Puts its error under each wrong field and focus on the first of them; tells whether there is none. */
function showErrors(form: HTMLFormElement): boolean {
  const errors = errorsOnSubmit(written(form));
  const wrong = (['name', 'email'] as const).filter(name => errors[name]);
  for (const name of wrong) showFieldError(field(form, name), words()[errors[name] ?? 'invalidName']);
  if (wrong[0]) field(form, wrong[0]).focus();
  return wrong.length === 0;
}

async function answerByDialog(form: HTMLFormElement, name: string): Promise<void> {
  const texts = words();
  showWaiting(texts);
  const called = await callOut(form);
  const result =
    'exception' in called
      ? { type: 'Error' as const, message: texts.failed, user: { name } }
      : readResult(called, name, texts);
  step(form, 'answered');
  if (result.type !== 'Error') clear(form);
  await showResult(result, texts);
  step(form, 'closed');
  // Join is gone once the fields are empty, so focus would be on nothing, or on the popup the form stands in.
  if (!form.contains(document.activeElement)) form.focus({ preventScroll: true });
}

async function answerByToast(form: HTMLFormElement): Promise<void> {
  const texts = words();
  say(form, `${texts.subscribing}. ${texts.wait}`);
  if (form.contains(document.activeElement)) form.focus({ preventScroll: true });
  const called: Called = await callOut(form);
  const toast = 'exception' in called ? toastOfException(called.exception, texts) : readToast(called, texts);
  step(form, 'answered');
  if (toast.kind !== 'error') clear(form);
  showToast(toast);
  step(form, 'closed');
  // A toast goes before anybody has read that there is a mail to look for.
  if (toast.kind === 'error') sayWhatIsMissing(form);
  else say(form, texts[toast.kind === 'success' ? 'mailed' : 'mailedBefore']);
}

function clear(form: HTMLFormElement): void {
  for (const name of ['name', 'email'] as const) {
    field(form, name).value = '';
    showFieldError(field(form, name), '');
  }
  say(form, words().needBoth);
}
