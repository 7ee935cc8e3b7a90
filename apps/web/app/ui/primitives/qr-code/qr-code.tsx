import { encode } from 'uqr';

import styles from './qr-code.module.css';

/** Light modules around the code, without which readers do not find it. */
const quietZone = 4;

/** A QR code as our own drawing: always dark on light, for readers of phones cannot do otherwise. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { ecc: 'M', border: 0 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quietZone} ${y + quietZone}h1v1h-1z`] : [])),
  );
  const edge = size + 2 * quietZone;
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${edge} ${edge}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={edge} height={edge} fill="#fffdf7" />
      <path d={dark.join('')} fill="#10251d" />
    </svg>
  );
}
