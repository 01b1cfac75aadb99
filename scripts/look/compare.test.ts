import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { changedPerMillion, channelTolerance, compareShots } from './compare.ts';

type Colour = { r: number; g: number; b: number };
const white = { r: 255, g: 255, b: 255 };

/** A white picture with a patch in it. */
function picture(width: number, height: number, patch?: { size: number; colour: Colour }): Promise<Buffer> {
  const ground = sharp({ create: { width, height, channels: 3, background: white } });
  if (!patch) return ground.png().toBuffer();
  const { size, colour } = patch;
  const square = { create: { width: size, height: size, channels: 3 as const, background: colour } };
  return ground
    .composite([{ input: square, left: 10, top: 10 }])
    .png()
    .toBuffer();
}

const grey = (below: number) => ({ r: 255 - below, g: 255 - below, b: 255 - below });

describe('comparing two photographs', () => {
  it('finds no change between two that look the same', async () => {
    const [one, other] = await Promise.all([picture(300, 200), picture(300, 200)]);
    expect(await compareShots(one, other)).toEqual({ changed: false, share: 0, difference: null });
  });

  it('overlooks a shade within the tolerance, and no shade beyond it', async () => {
    const plain = await picture(300, 200);
    const within = await picture(300, 200, { size: 50, colour: grey(channelTolerance) });
    const beyond = await picture(300, 200, { size: 50, colour: grey(channelTolerance + 1) });
    expect((await compareShots(plain, within)).changed).toBe(false);
    expect((await compareShots(plain, beyond)).share).toBeCloseTo(2500 / 60_000, 6);
  });

  it('overlooks a change of few pixels, and no larger one', async () => {
    const plain = await picture(1000, 1000);
    const few = Math.floor(Math.sqrt(changedPerMillion));
    const small = await picture(1000, 1000, { size: few, colour: grey(255) });
    const larger = await picture(1000, 1000, { size: few + 1, colour: grey(255) });
    expect((await compareShots(plain, small)).changed).toBe(false);
    expect((await compareShots(plain, larger)).changed).toBe(true);
  });

  it('takes a page that grew for changed, by what was added', async () => {
    const { changed, share } = await compareShots(await picture(100, 100), await picture(100, 125));
    expect(changed).toBe(true);
    expect(share).toBeCloseTo(0.2, 6);
  });

  it('marks what changed in red and keeps the rest pale', async () => {
    const { difference } = await compareShots(
      await picture(100, 100),
      await picture(100, 100, { size: 20, colour: grey(200) }),
    );
    const at = async (left: number, top: number) => [
      ...(await sharp(difference ?? '')
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ];
    expect(await at(15, 15)).toEqual([220, 20, 40]);
    expect(await at(80, 80)).toEqual([254, 254, 254]);
  });
});
