/**
 * `fetch` that reads the whole answer, at most `mostBytes` of it, before it returns: for libraries that would read any length.
 * @throws Error if the answer is longer.
 */
export const fetchAtMost =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    const text = await readAnswer(answer, mostBytes);
    if (text === null) throw new Error(`The answer has more than ${mostBytes} bytes`);
    return new Response(text || null, answer);
  };

/**
 * The text of an answer that came from outside, at most `mostBytes` of it; null where there is more, and the rest is not
 * fetched. Its time is limited by the signal of the request.
 */
export async function readAnswer({ body }: Response, mostBytes: number): Promise<string | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > mostBytes) return null;
    pieces.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}
