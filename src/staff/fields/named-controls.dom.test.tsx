import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { NamedControls } from './named-controls.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }));

/** The head of a column as Payload draws it for a label in both languages. */
function Column({ label, ascending = false }: { label: string; ascending?: boolean }) {
  return (
    <div className="sort-column">
      <span className="sort-column__label">{label}</span>
      <button
        type="button"
        className={`sort-column__asc sort-column__button ${ascending ? 'sort-column--active' : ''}`}
        aria-label="Sort by [object Object] ascending"
      />
      <button
        type="button"
        className="sort-column__desc sort-column__button"
        aria-label="Sort by [object Object] descending"
      />
    </div>
  );
}

it('a picker of days and a list of choices are named after the label of their field, and their buttons have names', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <NamedControls>
        <div className="field-type">
          <span className="field-label">
            Kind of card <span className="required">*</span>
          </span>
          <div className="react-select">
            <input />
          </div>
          <div className="react-datepicker__input-container">
            <input />
          </div>
          <button type="button" className="date-time-picker__clear-button" />
        </div>
        <div className="react-select">
          <input />
        </div>
      </NamedControls>,
    ),
  );
  const names = [...place.querySelectorAll('input, button')].map(one => one.getAttribute('aria-label'));
  expect(names).toEqual(['Kind of card', 'Kind of card', 'Empty the day', null]);
  act(() => root.unmount());
});

it('the sort buttons of a list are named after their column, also after sorting and for added columns', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const names = () => [...place.querySelectorAll('button')].map(button => button.getAttribute('aria-label'));
  const draw = (columns: React.ReactNode) =>
    act(async () => root.render(<NamedControls>{columns}</NamedControls>));
  const heading = ['Sort by Heading ascending', 'Sort by Heading descending'];

  await draw(<Column key="heading" label="Heading" />);
  expect(names()).toEqual(heading);
  await draw([<Column key="heading" label="Heading" ascending />, <Column key="day" label="ቀን" />]);
  expect(names()).toEqual([...heading, 'Sort by ቀን ascending', 'Sort by ቀን descending']);
  act(() => root.unmount());
});
