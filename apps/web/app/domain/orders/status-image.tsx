import type { RegistrationStatus } from '@sangamam/contract/orders/order-status';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/domain/orders.ts';
import styles from './status-image.module.css';

/** A medallion that shows the officers' decision at a glance: pending, approved or rejected (SPEC §4). */
export function StatusImage({ status }: { status: RegistrationStatus }) {
  const { name, kind, sign } = images[status];
  return (
    <svg className={styles['image']} data-kind={kind} viewBox="0 0 64 64" role="img" aria-label={name}>
      <g className={styles['petals']}>
        {petals.map((turn) => (
          <ellipse key={turn} cx="32" cy="7" rx="4.5" ry="7" transform={`rotate(${turn} 32 32)`} />
        ))}
      </g>
      <circle className={styles['face']} cx="32" cy="32" r="21.500" />
      <g className={styles['sign']}>{sign}</g>
    </svg>
  );
}

const petals = Array.from({ length: 12 }, (_, index) => index * 30);

const images: Readonly<
  Record<RegistrationStatus, { name: string; kind: 'pending' | 'approved' | 'rejected'; sign: ReactNode }>
> = {
  PENDING_REG_APPROVAL: {
    name: phrases.registrationPending,
    kind: 'pending',
    sign: <path d="M24 20h16M24 44h16M26 20c0 8 12 9 12 12s-12 4-12 12M38 20c0 8-12 9-12 12s12 4 12 12" />,
  },
  REG_APPROVED: { name: phrases.registrationApproved, kind: 'approved', sign: <path d="m22 33 7 7 13-15" /> },
  REG_REJECTED: {
    name: phrases.registrationRejected,
    kind: 'rejected',
    sign: <path d="m24 24 16 16M40 24 24 40" />,
  },
};
