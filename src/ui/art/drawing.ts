/** One published size of a drawing; `width` is in pixels, the height follows from the drawing's ratio. */
export type DrawingFile = { src: string; width: number };

/**
 * A drawing as it is served. `width` and `height` are its own units, for the ratio of its slot.
 * - vector: show `svg`; where `phone` is not empty, show those AVIF files below 640 px, because paper shadows in SVG
 *   cost weak phones too much.
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
