import { act, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { FileInput } from './file-input.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const language = vi.hoisted(() => ({ of: 'en' }));
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: language.of } }) }));

/** A form that empties the field once its file is taken, as the panel of signed forms does. */
function Form({ takes }: { takes: (name: string | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [taken, setTaken] = useState('');
  return (
    <label>
      Scan
      <FileInput ref={input} name="scan" onChange={event => takes(event.currentTarget.files?.[0]?.name)} />
      <button
        type="button"
        onClick={() => {
          if (input.current) Object.defineProperty(input.current, 'files', { value: [], configurable: true });
          setTaken('taken');
        }}
      >
        {taken}
      </button>
    </label>
  );
}

function draw() {
  const place = document.body.appendChild(document.createElement('div'));
  const taken: (string | undefined)[] = [];
  act(() => createRoot(place).render(<Form takes={name => taken.push(name)} />));
  const input = place.querySelector('input') as HTMLInputElement;
  const choose = (name: string) =>
    act(() => {
      Object.defineProperty(input, 'files', { value: [new File(['x'], name)], configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const shown = () =>
    [...place.querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent);
  return { place, input, taken, choose, shown };
}

it('a field for a file has a button of ours, in the language of the admin, and the name of the chosen file', () => {
  const { choose, shown, taken, input } = draw();
  expect([shown(), input.type]).toEqual([['Choose a file', 'No file yet'], 'file']);
  choose('receipt.pdf');
  expect([shown(), taken]).toEqual([['Choose a file', 'receipt.pdf'], ['receipt.pdf']]);
  language.of = 'am';
  expect(draw().shown()).toEqual(['ፋይል ይምረጡ', 'ገና ፋይል አልተመረጠም']);
  language.of = 'en';
});

it('a field for a file no longer names a file once its form has emptied it', () => {
  const { place, choose, shown } = draw();
  choose('receipt.pdf');
  act(() => place.querySelector('button')?.click());
  expect(shown()).toEqual(['Choose a file', 'No file yet']);
});

it('what is shown of a field for a file is hidden from screen readers, which read the browser’s own', () => {
  const { place, input } = draw();
  expect(input.closest('[aria-hidden]')).toBeNull();
  expect(input.labels?.[0]?.textContent).toContain('Scan');
  expect(place.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
});
