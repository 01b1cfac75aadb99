/** Runs work after the next frame is painted, so that it does not delay the response to an input. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => void setTimeout(act));
}
