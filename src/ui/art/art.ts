import { artCatalogue } from './art-catalogue.ts';
import type { Drawing, DrawingFile, RasterDrawing, VectorDrawing } from './drawing.ts';

export type ArtName = keyof typeof artCatalogue;
type NamesOfKind<Kind> = {
  [Name in ArtName]: (typeof artCatalogue)[Name]['kind'] extends Kind ? Name : never;
}[ArtName];

/** Drawings served as SVG (with AVIF for phones), and those of the hero, served as AVIF and WebP. */
export type VectorArtName = NamesOfKind<'vector'>;
export type RasterArtName = NamesOfKind<'raster'>;

/** The drawing `name`: addresses of its files, and its size in its own units. */
export function getDrawing(name: VectorArtName): VectorDrawing;
export function getDrawing(name: RasterArtName): RasterDrawing;
export function getDrawing(name: ArtName): Drawing;
export function getDrawing(name: ArtName): Drawing {
  return artCatalogue[name];
}

/** The value of a `srcset` attribute. */
export function srcSet(files: readonly DrawingFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ');
}
