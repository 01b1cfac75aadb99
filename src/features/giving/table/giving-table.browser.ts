import type { Locale } from '#core/locale.ts';
import { coverFee, formatMoney, type Money, parseMoney } from '#core/money.ts';

type Fee = {
  locale: Locale;
  words: string;
  rates: [way: string, currency: string, points: number, fixed: string][];
};

type Go = { locale: Locale; once: string; monthly: string };

/** What a button says while no amount is chosen. */
const plainWords = new WeakMap<HTMLElement, string>();

/** Only one amount at a time: typing another amount deselects the offered ones, and choosing one clears the field. */
function keepOneAmount(form: HTMLFormElement, changed: EventTarget | null): void {
  const own = form.elements.namedItem('own') as HTMLInputElement;
  const amounts = [...form.querySelectorAll<HTMLInputElement>('[name="amount"]')];
  if (changed === own && own.value !== '') {
    for (const amount of amounts) amount.checked = amount.value === own.name;
  } else if (changed instanceof HTMLInputElement && changed.name === 'amount' && changed.value === own.name) {
    own.focus();
  } else if (changed instanceof HTMLInputElement && changed.name === 'amount') {
    own.value = '';
  }
}

/** A way that does not take the new currency gives way to the first that does. */
function keepWay(form: HTMLFormElement, changed: EventTarget | null): void {
  if (!(changed instanceof HTMLInputElement) || changed.name !== 'currency') return;
  const ways = [...form.querySelectorAll<HTMLInputElement>('[name="way"]')];
  const takes = ({ dataset }: HTMLInputElement) => dataset.takes?.split(' ').includes(changed.value);
  if (ways.some(way => way.checked && takes(way))) return;
  const fitting = ways.find(takes);
  if (fitting) fitting.checked = true;
}

function chosenMoney(data: FormData): Money | null {
  const currency = String(data.get('currency') ?? '');
  const [of, units] = String(data.get('amount') ?? '').split('-');
  if (units !== undefined) return of === currency ? { units: BigInt(units), currency } : null;
  const typed = parseMoney(String(data.get('own') ?? ''), currency);
  return typed.ok ? typed.value : null;
}

/** Writes what the fee of the chosen amount is. @returns what is paid with it; null where no fee is covered. */
function showFee(form: HTMLFormElement, data: FormData, money: Money | null): Money | null {
  const place = form.querySelector<HTMLElement>('[data-giving-fee]');
  if (!place) return null;
  place.textContent = '';
  const { locale, words, rates } = JSON.parse(place.dataset.givingFee ?? '') as Fee;
  const found = rates.find(([way, currency]) => way === data.get('way') && currency === money?.currency);
  if (!money || !found || !data.has('cover')) return null;
  const [, , basisPoints, fixed] = found;
  const { cover, total } = coverFee(money, { basisPoints, fixed: BigInt(fixed) });
  place.textContent = words
    .replace('{cover}', formatMoney(cover, locale))
    .replace('{total}', formatMoney(total, locale));
  return total;
}

/** Writes the fee, and what is paid in all on the button. */
function showSums(form: HTMLFormElement): void {
  const data = new FormData(form);
  const money = chosenMoney(data);
  const total = showFee(form, data, money) ?? money;
  const place = form.querySelector<HTMLElement>('[data-giving-go]');
  if (!place) return;
  plainWords.set(place, plainWords.get(place) ?? place.textContent);
  const { locale, once, monthly } = JSON.parse(place.dataset.givingGo ?? '') as Go;
  const words = data.get('rhythm') === 'monthly' ? monthly : once;
  place.textContent = total
    ? words.replace('{amount}', formatMoney(total, locale))
    : (plainWords.get(place) ?? '');
}

/** Where giving is slowed: proves work and sends the form again, once; then the giver presses. */
async function proveAndSend(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('[data-proof]');
  if (!field?.dataset.proof) return;
  const { takeProof } = await import('#ui/proof/fetch-proof.browser.ts');
  const proof = await takeProof(field.dataset.proof);
  if (proof === undefined) return;
  field.value = proof;
  form.submit();
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-giving]')) {
  form.addEventListener('input', ({ target }) => {
    keepOneAmount(form, target);
    keepWay(form, target);
    showSums(form);
  });
  showSums(form);
  void proveAndSend(form);
}
