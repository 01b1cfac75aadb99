import sharp from 'sharp';

/** A channel of a pixel may differ by so much, of 255, before the eye takes it for another colour. */
export const channelTolerance = 24;
/** So many pixels in a million may differ before a photograph counts as changed: a caret, the edge of a letter. */
export const changedPerMillion = 20;

export type Comparison = {
  changed: boolean;
  /** Share of the larger picture's pixels that differ, from 0 to 1. */
  share: number;
  /** The newer picture, pale, with every pixel that differs in red; null when nothing changed. */
  difference: Buffer | null;
};

type Raw = { data: Buffer; width: number; height: number };

/**
 * Compares two photographs pixel by pixel. One that grew or shrank is compared from its top left corner; whatever the
 * other one does not reach differs.
 */
export async function compareShots(before: Buffer, after: Buffer): Promise<Comparison> {
  if (before.equals(after)) return { changed: false, share: 0, difference: null };
  const [old, now] = await Promise.all([rawOf(before), rawOf(after)]);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const marked = Buffer.alloc(width * height * 3);
  let different = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [offsetOf(old, x, y), offsetOf(now, x, y)];
      const differs = from < 0 || to < 0 || isOther(old.data, from, now.data, to);
      if (differs) different += 1;
      paint(marked, (y * width + x) * 3, differs, now.data, to);
    }
  }
  const share = different / (width * height);
  const changed = share * 1_000_000 > changedPerMillion;
  const picture = { raw: { width, height, channels: 3 as const } };
  return { changed, share, difference: changed ? await sharp(marked, picture).png().toBuffer() : null };
}

async function rawOf(png: Buffer): Promise<Raw> {
  const { data, info } = await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer({
    resolveWithObject: true,
  });
  return { data, width: info.width, height: info.height };
}

function offsetOf({ width, height }: Raw, x: number, y: number): number {
  return x < width && y < height ? (y * width + x) * 3 : -1;
}

function isOther(one: Buffer, at: number, other: Buffer, place: number): boolean {
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs((one[at + channel] ?? 0) - (other[place + channel] ?? 0)) > channelTolerance) return true;
  return false;
}

function paint(target: Buffer, at: number, differs: boolean, from: Buffer, place: number): void {
  if (differs) {
    target[at] = 220;
    target[at + 1] = 20;
    target[at + 2] = 40;
    return;
  }
  for (let channel = 0; channel < 3; channel += 1)
    target[at + channel] = 190 + Math.round((from[place + channel] ?? 0) / 4);
}
