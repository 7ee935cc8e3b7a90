import { dollarText } from '#web/lib/text/money-text.ts';
import type { MoneyBin } from './money-bins.ts';
import styles from './money-plot.module.css';

/** Height of the plot in pixels; widths are parts of the hundred, so that texts never shrink with it. */
const height = 180;

/** Stacked bars, `top` dollars high at most. */
export function MoneyBars({
  bins,
  top,
  shown,
  label,
  onPoint,
}: {
  bins: readonly MoneyBin[];
  top: number;
  shown: number;
  label: string;
  onPoint: (index: number) => void;
}) {
  const step = 100 / bins.length;
  return (
    <svg className={styles['bars']} height={height} width="100%" role="img" aria-label={label}>
      {[1, 0.5].map((part) => (
        <g key={part}>
          <line x1="0" x2="100%" y1={yOf(top * part, top)} y2={yOf(top * part, top)} />
          <text x="0" y={yOf(top * part, top) - 4}>
            {dollarText(top * part)}
          </text>
        </g>
      ))}
      {bins.map(({ day, parts }, index) => (
        <g key={day} data-shown={index === shown || undefined} onPointerEnter={() => onPoint(index)}>
          <rect className={styles['catch']} x={`${index * step}%`} width={`${step}%`} y={0} height={height} />
          {stacked(parts).map(({ method, amount, below }) => (
            <rect
              key={method}
              data-method={method}
              x={`${(index + 0.1) * step}%`}
              width={`${step * 0.8}%`}
              y={yOf(below + amount, top)}
              height={Math.max(yOf(below, top) - yOf(below + amount, top), 1)}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Room for the words on the highest line. */
const above = 20;

const yOf = (amount: number, top: number) => height - ((height - above) * amount) / top;

function stacked(parts: MoneyBin['parts']) {
  let below = 0;
  return parts.map(({ method, amount }) => {
    const part = { method, amount, below };
    below += amount;
    return part;
  });
}
