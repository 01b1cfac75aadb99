import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

describe('an answer from outside', () => {
  it('is read as text up to its limit', async () => {
    expect(await readAnswer(new Response('ሰላም'), 9)).toBe('ሰላም');
    expect(await readAnswer(new Response(null), 9)).toBe('');
  });

  it('that never ends is not read on beyond its limit', async () => {
    let sent = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: controller => {
        sent += 1;
        controller.enqueue(new Uint8Array(1_000));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    expect(await readAnswer(new Response(endless), 5_000)).toBeNull();
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(10);
  });
});
