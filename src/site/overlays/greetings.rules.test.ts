import { expect, it } from 'vitest';
import { eventNamed } from './greetings.rules.ts';

it.each([
  ['/events/golden-health', 'golden-health'],
  ['/am/events/golden-health', 'golden-health'],
  ['https://adey.example/events/golden-health', 'golden-health'],
  ['golden-health', 'golden-health'],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('the event at %j is named %j', (href, name) => {
  expect(eventNamed(href)).toBe(name);
});
