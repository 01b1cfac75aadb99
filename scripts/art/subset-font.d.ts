declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      keepFeatures?: string[];
      variationAxes?: Record<string, Axis>;
    },
  ): Promise<Buffer>;
}
