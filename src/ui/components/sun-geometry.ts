/** A shape of the sun and its colour, back to front. */
export type SunLayer = { colour: 'saffron' | 'coral' | 'cream'; path: string };

const full = 2 * Math.PI;

function point(radius: number, angle: number): string {
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
}

function disc(radius: number): string {
  const r = radius.toFixed(1);
  return `M${r} 0A${r} ${r} 0 1 1-${r} 0A${r} ${r} 0 1 1 ${r} 0z`;
}

/** `count` adjacent triangles from `base` to `tip`; `rotation` is a fraction of one step. */
function triangles(count: number, base: number, tip: number, rotation = 0): string {
  const step = full / count;
  const corners = Array.from({ length: count }, (_, n) => {
    const middle = (n + rotation) * step;
    return `M${point(base, middle - step / 2)}L${point(base, middle + step / 2)} ${point(tip, middle)}z`;
  });
  return corners.join('');
}

/** `count` diamonds on the circle of radius `centre`; `long` and `wide` are half their diagonals. */
function diamonds(count: number, centre: number, long: number, wide: number): string {
  const corners = Array.from({ length: count }, (_, n) => {
    const angle = (n * full) / count;
    const side = Math.atan2(wide, centre);
    const reach = Math.hypot(centre, wide);
    return `M${point(centre + long, angle)}L${point(reach, angle + side)} ${point(centre - long, angle)} ${point(reach, angle - side)}z`;
  });
  return corners.join('');
}

/** The mesob lid around the origin, `radius` units wide, with `count` motifs (16 in a logo). */
export function weaveSun(radius: number, count: number): SunLayer[] {
  const r = (share: number) => share * radius;
  return [
    { colour: 'saffron', path: disc(r(1)) },
    { colour: 'coral', path: triangles(1.5 * count, r(0.97), r(0.8)) + disc(r(0.79)) },
    { colour: 'saffron', path: disc(r(0.76)) },
    { colour: 'cream', path: diamonds(count, r(0.655), r(0.082), r(0.068)) },
    { colour: 'coral', path: disc(r(0.55)) },
    { colour: 'saffron', path: triangles(count, r(0.54), r(0.4), 0.25) + disc(r(0.4)) },
    { colour: 'cream', path: disc(r(0.33)) },
    { colour: 'coral', path: diamonds(8, r(0.19), r(0.12), r(0.05)) + disc(r(0.05)) },
  ];
}
