/** The index after `index`; after the last image comes the first. 0 when there are no images. */
export function nextImage(index: number, count: number): number {
  return count > 0 ? (index + 1) % count : 0;
}

/** The index before `index`; before the first image comes the last. 0 when there are no images. */
export function previousImage(index: number, count: number): number {
  return count > 0 ? (index - 1 + count) % count : 0;
}
