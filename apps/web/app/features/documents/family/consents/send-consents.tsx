import type { ConsentsOfOrder } from '@sangamam/contract/documents/consents/consent';
import { useId } from 'react';

import * as phrases from '#phrases/documents/family/consents.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from '../documents.module.css';
import { consentBadges, stateOfChild } from './consent-badges.ts';
import { SendForm } from './send-form.tsx';

/** One row for each child: its state, who is responsible, and a button of its own, so that no form goes to another child. */
export function SendConsents(all: ConsentsOfOrder) {
  const id = useId();
  const { orderId, minors, adults } = all;
  return (
    <section className={styles['part']} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{phrases.sendAForm}</h3>
      <p className={styles['quiet']}>{phrases.photosOrPdfs}</p>
      {minors.length === 0 && <SendForm orderId={orderId} adults={adults} />}
      {minors.length > 0 && (
        <ul className={styles['rows']} aria-label={phrases.children}>
          {minors.map((minor) => (
            <Child key={minor._id} minor={minor} all={all} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Child({ minor, all }: { minor: ConsentsOfOrder['minors'][number]; all: ConsentsOfOrder }) {
  const state = stateOfChild(minor._id, all);
  const { tone, words } = consentBadges[state];
  const form = <SendForm orderId={all.orderId} adults={all.adults} minor={minor} />;
  return (
    <li className={styles['child']}>
      <div className={styles['childHead']}>
        <h4>{minor.name}</h4>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </div>
      {state === 'NOT_SENT' || state === 'RETURNED' ? (
        form
      ) : (
        <details className={styles['another']}>
          <summary>{phrases.sendAnotherFor({ name: minor.name })}</summary>
          {form}
        </details>
      )}
    </li>
  );
}
