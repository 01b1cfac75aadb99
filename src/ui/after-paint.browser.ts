/** Does what can wait once the frame that is being made is seen, so that an answer to a touch does not wait for it. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => void setTimeout(act));
}
