/**
 * Where everything that moves in the hero stands at a moment of its loop (design brief section 6). `moment` runs from 0
 * to 1 over the loop; every value at 1 equals that at 0, which is what makes the loop seamless.
 */
export const loop = { seconds: 12, framesPerSecond: 24 };

/** How often each flower sways in one loop: whole numbers, so that it ends where it began. */
const swaysPerLoop = [2, 3];
const goldenRatio = 0.618034;

export type HeroPose = { rings: number[]; birds: number; flowers: number[] };

/**
 * The sun's rings have 42, 28 and 8 motifs. Turning all by 360/28 would leave those of 42 half a motif away, so each
 * ring turns by exactly one motif of its own. Birds drift 40 units and return; flowers sway 2 degrees to each side.
 */
export function heroPose(moment: number, motifs: number[], flowerCount: number): HeroPose {
  const turn = 2 * Math.PI;
  return {
    rings: motifs.map(count => (360 / count) * moment),
    birds: 20 * (1 - Math.cos(turn * moment)),
    flowers: Array.from({ length: flowerCount }, (_, index) => {
      const sways = swaysPerLoop[index % swaysPerLoop.length] ?? 2;
      return 2 * Math.sin(turn * (sways * moment + index * goldenRatio));
    }),
  };
}
