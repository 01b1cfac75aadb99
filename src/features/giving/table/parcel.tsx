import css from './parcel.module.css';

const bottles = [0, 1, 2, 3, 4, 5];
const labels = ['#ff6f61', '#44af69', '#0081a7'];

/** The parcel that fills bottle by bottle with the amount that is chosen (parcel.module.css); a picture of no number. */
export function Parcel() {
  return (
    <svg viewBox="0 0 320 260" className={css.parcel} aria-hidden="true" focusable="false">
      <ellipse cx="160" cy="244" rx="140" ry="12" fill="#08293a" opacity=".12" />
      <g className={css.bottles}>
        {bottles.map(index => (
          <Bottle key={index} x={46 + index * 39} label={labels[index % labels.length] ?? '#44af69'} />
        ))}
      </g>
      <path d="M20 120h280v112a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8z" fill="#ffc857" />
      <path d="M204 120h96v112a8 8 0 0 1-8 8h-88z" fill="#08293a" opacity=".1" />
      <path d="M20 120h280v14H20z" fill="#08293a" opacity=".14" />
      <Tilet />
      <path d="M146 120h28v26l-14-8-14 8z" fill="#ff6f61" />
    </svg>
  );
}

function Bottle({ x, label }: { x: number; label: string }) {
  return (
    <g className={css.bottle}>
      <rect x={x + 8} y="40" width="16" height="14" rx="3" fill="#08293a" />
      <rect x={x} y="52" width="32" height="92" rx="8" fill="#fff" stroke="#d5dfe5" strokeWidth="2" />
      <rect x={x + 1} y="74" width="30" height="34" fill={label} />
      <path d={`M${x + 16} 82v18M${x + 7} 91h18`} stroke="#fff" strokeWidth="5" />
    </g>
  );
}

/** The band around the box: diamonds as in every tilet. */
function Tilet() {
  const diamonds = Array.from({ length: 14 }, (_, index) => 30 + index * 20);
  return (
    <>
      <path d="M20 172h280v28H20z" fill="#fff" />
      {diamonds.map((x, index) => (
        <path
          key={x}
          d={`M${x} 174l8 12-8 12-8-12z`}
          fill={['#44af69', '#ff6f61', '#ffc857', '#0081a7'][index % 4]}
        />
      ))}
    </>
  );
}
