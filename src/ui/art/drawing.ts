/** One size of a drawing; `width` is in pixels, the height follows from its ratio. */
export type DrawingFile = { src: string; width: number };

/**
 * A drawing as served. `width` and `height` are its own units, for the ratio of its slot.
 * - vector: use `svg`; where `phone` is not empty, use those AVIF files below 640 px, because paper shadows in SVG are
 *   too expensive for weak phones.
 * - raster: AVIF first, WebP for browsers without it.
 */
export type VectorDrawing = {
  kind: 'vector';
  width: number;
  height: number;
  svg: string;
  phone: readonly DrawingFile[];
};
export type RasterDrawing = {
  kind: 'raster';
  width: number;
  height: number;
  avif: readonly DrawingFile[];
  webp: readonly DrawingFile[];
};
export type Drawing = VectorDrawing | RasterDrawing;
