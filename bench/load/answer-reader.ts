const endOfHead = Buffer.from('\r\n\r\n');
const bodiless = new Set([204, 304]);

/**
 * Follows the answers on one connection, one after another, without keeping their bodies: `onAnswer` is told each status
 * once its last byte has come. Reads bodies of a told length only, which is what kept pages and nginx's files have.
 * @throws when an answer tells no length.
 */
export function createAnswerReader(onAnswer: (status: number) => void) {
  let head: Buffer = Buffer.alloc(0);
  let status = 0;
  let missing = 0;

  function begin(chunk: Buffer): Buffer | null {
    head = head.byteLength === 0 ? chunk : Buffer.concat([head, chunk]);
    const end = head.indexOf(endOfHead);
    if (end === -1) return null;
    const lines = head.toString('latin1', 0, end);
    const rest = head.subarray(end + endOfHead.byteLength);
    head = Buffer.alloc(0);
    status = Number(lines.slice(9, 12));
    missing = bodiless.has(status) ? 0 : lengthOf(lines);
    return rest;
  }

  return {
    read(chunk: Buffer): void {
      let rest: Buffer | null = chunk;
      while (rest !== null && rest.byteLength > 0) {
        if (status === 0) rest = begin(rest);
        if (rest === null) return;
        const taken = Math.min(missing, rest.byteLength);
        missing -= taken;
        rest = rest.subarray(taken);
        if (missing > 0) return;
        const answered = status;
        status = 0;
        onAnswer(answered);
      }
    },
  };
}

function lengthOf(head: string): number {
  const told = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (told === undefined) throw new Error(`An answer tells no length: ${head.split('\r\n', 1)[0]}`);
  return Number(told);
}
