import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Initiative, type InitiativeTab } from './initiative.island.tsx';
import { tabAddress } from './initiative.rules.ts';
import { Slideshow } from './slideshow.island.tsx';

const tabs: InitiativeTab[] = ['Impact', 'Partners', 'Team'].map(name => ({
  name,
  address: tabAddress(name),
  label: { text: name },
  heading: { text: `About ${name}` },
  disc: { text: '' },
  linkLabel: { text: `More on ${name}` },
  href: '/about',
  picture: null,
}));
const data = { tabs, chosen: 0, label: 'Our initiative', failure: 'Error loading image' };
const slides = [1, 2, 3].map(id => ({ id, caption: { text: `Caption ${id}` } }));
const texts = {
  slideshow: 'Pictures',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  choosePicture: 'Choose a picture',
  picture: 'Picture {place}',
  pictureOf: 'Picture {place} of {all}',
};

/** The component as the server writes it, taken over by React as in the browser. */
function takeOver(written: ReactElement, taken: ReactElement): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(written);
  document.body.append(container);
  render(taken, { container, hydrate: true });
  return container;
}

const tab = (name: string) => screen.getByRole('tab', { name });

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the initiative', () => {
  it('the initiative keeps the server markup until a tab is chosen, then shows its content and address', async () => {
    const complaints = vi.spyOn(console, 'error');
    const markup = { slideshow: <p>Slides</p>, content: <p>Impact of the server</p>, tiles: <p>Tiles</p> };
    takeOver(<Initiative {...data} {...markup} />, <Initiative {...data} />);
    const panel = screen.getByRole('tabpanel');
    expect(within(panel).getByText('Impact of the server')).toBeTruthy();
    await userEvent.click(tab('Partners'));
    expect(tab('Partners').getAttribute('aria-selected')).toBe('true');
    expect(panel.textContent).toContain('About Partners');
    expect(location.search).toBe('?tab=Partners_tab');
    for (const words of ['Slides', 'Tiles']) expect(screen.getByText(words)).toBeTruthy();
    expect(complaints).not.toHaveBeenCalled();
  });

  it('the tabs of the initiative are one tab stop, whose arrow keys wrap at both ends', async () => {
    render(<Initiative {...data} />);
    act(() => tab('Impact').focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tab('Team'));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('Impact'));
    expect(screen.getAllByRole('tab').map(each => each.getAttribute('tabindex'))).toEqual([null, '-1', '-1']);
  });

  it('a click on a tab that opens another window is left to the browser', () => {
    render(<Initiative {...data} />);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    act(() => void tab('Partners').dispatchEvent(press));
    expect(press.defaultPrevented).toBe(false);
    expect(tab('Impact').getAttribute('aria-selected')).toBe('true');
  });
});

describe('the slideshow', () => {
  it('the slideshow wraps in both directions, and counts and announces each picture', async () => {
    const container = takeOver(
      <Slideshow slides={slides} texts={texts} pictures={<li>A picture</li>} />,
      <Slideshow slides={slides} texts={texts} />,
    );
    expect(screen.getByText('A picture')).toBeTruthy();
    const counter = () => container.querySelector('[data-slide-counter]')?.textContent;
    const announced = () => container.querySelector('[aria-live]')?.textContent;
    await userEvent.click(screen.getByRole('button', { name: 'Previous picture' }));
    expect([counter(), announced()]).toEqual(['3 / 3', 'Picture 3 of 3: Caption 3']);
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }));
    expect([counter(), announced()]).toEqual(['1 / 3', 'Picture 1 of 3: Caption 1']);
    await userEvent.click(screen.getByRole('button', { name: 'Picture 2' }));
    expect(screen.getByRole('button', { name: 'Picture 2' }).getAttribute('aria-current')).toBe('true');
  });
});
