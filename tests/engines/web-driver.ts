import { expect } from '@playwright/test';

/** The keys of the WebDriver protocol that have no character. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' } as const;

type Element = Record<string, string>;

/** A browser window through the WebDriver protocol (w3.org/TR/webdriver2); an element is the first one to be seen with a CSS selector. */
export type Window = {
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression on the page. */
  value<Value>(expression: string): Promise<Value>;
  click(selector: string): Promise<void>;
  write(selector: string, text: string): Promise<void>;
  press(...keys: string[]): Promise<void>;
  quit(): Promise<void>;
};

/** Begins a session at a driver that is starting. */
export async function openWindow(driver: string, options: object): Promise<Window> {
  await expect(async () => expect((await fetch(`${driver}/status`)).ok).toBe(true)).toPass({
    timeout: 20_000,
  });
  const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: options },
  });
  const ask = <Value = null>(path: string, body: object, method = 'POST') =>
    call<Value>(`${driver}/session/${sessionId}${path}`, method, body);
  const find = async (selector: string) => {
    const script =
      'return [...document.querySelectorAll(arguments[0])].find(one => one.checkVisibility({ visibilityProperty: true }))';
    const element = await ask<Element | null>('/execute/sync', { script, args: [selector] });
    if (!element) throw new Error(`Nothing to see at ${selector}`);
    return element;
  };
  return {
    open: async url => void (await ask('/url', { url })),
    resize: async (width, height) => void (await ask('/window/rect', { width, height })),
    value: expression => ask('/execute/sync', { script: `return ${expression};`, args: [] }),
    click: async selector => {
      const element = await find(selector);
      // WebKit's driver takes what is just below the window for visible where the page has a scroll padding above.
      await ask('/execute/sync', {
        script: 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        args: [element],
      });
      await ask(`/element/${Object.values(element)[0]}/click`, {});
    },
    write: async (selector, text) =>
      void (await ask(`/element/${Object.values(await find(selector))[0]}/value`, { text })),
    async press(...pressed) {
      const actions = pressed.flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await ask('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    quit: async () => void (await ask('', {}, 'DELETE')),
  };
}

async function call<Value>(address: string, method: string, body: object): Promise<Value> {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error}, ${value.message}`);
  return value;
}
