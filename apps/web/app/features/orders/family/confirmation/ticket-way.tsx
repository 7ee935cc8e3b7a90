import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/orders/family/confirmation.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './ticket.module.css';
import { ticketSteps, type TicketStep } from './ticket-steps.ts';

/** The way of an order from sending to confirmation, with the step that it waits for. */
export function TicketWay({ order }: { order: PaymentSummary }) {
  return (
    <ol className={styles['way']} aria-label={phrases.nextSteps}>
      {ticketSteps(order).map((step) => (
        <li key={step.name} data-place={step.place} aria-current={step.place === 'now' ? 'step' : undefined}>
          <span className={styles['mark']}>{signs[step.place]}</span>
          <span>
            <strong>{step.name}</strong>
            <span className={styles['soft']}>{words(step)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function words({ place, whose }: TicketStep): string {
  if (place === 'done') return phrases.stepDone;
  if (place === 'ahead' || whose === undefined) return phrases.stepLater;
  if (place === 'failed') return phrases.stepAgain;
  return whose === phrases.you ? phrases.stepYourTurn : phrases.stepWaitingFor({ whose });
}

const signs: Readonly<Record<TicketStep['place'], ReactNode>> = {
  done: <Icon name="check" size={16} />,
  now: <Icon name="clock" size={18} />,
  failed: <Icon name="close" size={16} />,
  ahead: null,
};
