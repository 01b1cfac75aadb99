/** The next index, wrapping around; 0 without images. */
export function nextImage(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0;
}

/** The previous index, wrapping around; 0 without images. */
export function previousImage(index: number, count: number): number {
  return count > 0 ? (index - 1 + count) % count : 0;
}
