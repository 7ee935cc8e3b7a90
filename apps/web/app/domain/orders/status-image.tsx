import type { ReactNode } from 'react';

import styles from './status-image.module.css';

/** What a status image shows. */
export interface StatusPicture {
  kind: 'pending' | 'approved' | 'rejected';
  /** The status in words, for those who cannot see the image. */
  name: string;
}

/** A medallion that shows at a glance how a registration stands: pending, approved or rejected (SPEC §4). */
export function StatusImage({ kind, name }: StatusPicture) {
  return (
    <svg className={styles['image']} data-kind={kind} viewBox="0 0 64 64" role="img" aria-label={name}>
      <g className={styles['petals']}>
        {petals.map((turn) => (
          <ellipse key={turn} cx="32" cy="7" rx="4.5" ry="7" transform={`rotate(${turn} 32 32)`} />
        ))}
      </g>
      <circle className={styles['face']} cx="32" cy="32" r="21.500" />
      <g className={styles['sign']}>{signs[kind]}</g>
    </svg>
  );
}

const petals = Array.from({ length: 12 }, (_, index) => index * 30);

const signs: Readonly<Record<StatusPicture['kind'], ReactNode>> = {
  pending: <path d="M24 20h16M24 44h16M26 20c0 8 12 9 12 12s-12 4-12 12M38 20c0 8-12 9-12 12s12 4 12 12" />,
  approved: <path d="m22 33 7 7 13-15" />,
  rejected: <path d="m24 24 16 16M40 24 24 40" />,
};
