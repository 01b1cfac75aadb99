import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from './contact-form.island.tsx';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const draft = () => JSON.parse(sessionStorage.getItem('messageDraft') ?? 'null');
const answer = (status: number) => vi.stubGlobal('fetch', async () => new Response(null, { status }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the contact form', () => {
  it('the contact form saves a draft until it is sent, and restores it after a reload', async () => {
    const first = render(<ContactForm locale="en" />);
    await userEvent.type(field('Name'), 'Abebe Bikila');
    await userEvent.type(field('Email'), 'abebe@example.org');
    await userEvent.type(field('Message'), 'May I help?');
    first.unmount();
    render(<ContactForm locale="en" />);
    expect(field('Message').value).toBe('May I help?');
    answer(500);
    fireEvent.submit(screen.getByRole('form', { hidden: true }));
    await screen.findByText(/Your message could not be sent/);
    expect(field('Message').value).toBe('May I help?');
    answer(200);
    fireEvent.submit(screen.getByRole('form', { hidden: true }));
    const thanks = await screen.findByRole('heading', { name: 'Thank you, Abebe Bikila.' });
    await vi.waitFor(() => expect(document.activeElement).toBe(thanks));
    expect(draft()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(document.activeElement).toBe(field('Message'));
    expect(field('Message').value).toBe('');
  });

  it('a message is sent once for two presses in one task, and again after a failure', async () => {
    let requests = 0;
    vi.stubGlobal('fetch', async () => {
      requests += 1;
      return new Response(null, { status: 500 });
    });
    render(<ContactForm locale="en" />);
    await userEvent.type(field('Name'), 'Abebe Bikila');
    await userEvent.type(field('Email'), 'abebe@example.org');
    await userEvent.type(field('Message'), 'May I help?');
    const press = () =>
      screen.getByRole('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    act(() => void [press(), press()]);
    await screen.findByText(/Your message could not be sent/);
    expect(requests).toBe(1);
    await act(async () => void press());
    expect(requests).toBe(2);
  });

  it('text that is typed while the message is sent is kept for another one', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    render(<ContactForm locale="en" />);
    await userEvent.type(field('Name'), 'Abebe Bikila');
    await userEvent.type(field('Email'), 'abebe@example.org');
    await userEvent.type(field('Message'), 'May I help?');
    fireEvent.submit(screen.getByRole('form'));
    await userEvent.type(field('Message'), ' On Monday.');
    await act(async () => resolve(new Response(null, { status: 200 })));
    await screen.findByRole('heading', { name: 'Thank you, Abebe Bikila.' });
    expect(document.querySelector('textarea')?.value).toBe('May I help? On Monday.');
    expect(draft().message).toBe('May I help? On Monday.');
  });

  it('fields that the browser filled in without an event stay filled until they were sent', async () => {
    answer(500);
    render(<ContactForm locale="en" />);
    const filled = { Name: 'Abebe Bikila', Email: 'abebe@example.org', Message: 'May I help?' };
    for (const [name, value] of Object.entries(filled)) {
      const control = field(name);
      const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
      set?.call(control, value);
    }
    const submit = () => fireEvent.submit(screen.getByRole('form', { hidden: true }));
    submit();
    await screen.findByText(/Your message could not be sent/);
    expect(Object.keys(filled).map(name => field(name).value)).toEqual(Object.values(filled));
    answer(200);
    submit();
    await screen.findByRole('heading', { name: 'Thank you, Abebe Bikila.' });
    expect(document.querySelector('textarea')?.value).toBe('');
  });

  it('the contact form saves what was typed before hydration', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<ContactForm locale="en" />);
    document.body.append(container);
    field('Message').value = 'Written early';
    render(<ContactForm locale="en" />, { container, hydrate: true });
    expect(field('Message').value).toBe('Written early');
    expect(draft().message).toBe('Written early');
  });

  it('the contact form ignores an invalid draft', () => {
    for (const stored of [
      '{not json',
      '7',
      '{"name":7,"message":["x"]}',
      JSON.stringify({ name: 'x'.repeat(20_001) }),
    ]) {
      sessionStorage.setItem('messageDraft', stored);
      const shown = render(<ContactForm locale="en" />);
      expect([field('Name').value, field('Message').value]).toEqual(['', '']);
      shown.unmount();
    }
  });
});
