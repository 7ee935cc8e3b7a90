import type { OrderSummary } from '@sangamam/contract/orders/order';

import * as phrases from '#phrases/orders/family/timeline.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './registration-timeline.module.css';
import { timelineOf, withinSentence, type TimelineStep } from './order-timeline.ts';

/** The past, current and upcoming steps of a registration. Expanded while somebody has to act, where there is room. */
export function RegistrationTimeline({ order }: { order: OrderSummary }) {
  const steps = timelineOf(order);
  const isUnderWay = steps.some(({ place }) => place === 'now');
  return (
    <details className={styles['details']} open={isUnderWay && hasRoom()}>
      <summary>
        {isUnderWay ? phrases.historyAndNextSteps : phrases.whatHappened}
        <Icon name="chevronDown" size={18} />
      </summary>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same thing may happen twice; the order is fixed
          <Step key={index} step={step} />
        ))}
      </ol>
    </details>
  );
}

/** On a phone the steps would stand between the family and what it has to do. */
function hasRoom(): boolean {
  return globalThis.matchMedia('(min-width: 48rem)').matches;
}

function Step({ step: { place, words, when, whose, note } }: { step: TimelineStep }) {
  const isWaiting = place === 'now' && whose !== phrases.you;
  return (
    <li
      className={styles['step']}
      data-place={place}
      data-waiting={isWaiting || undefined}
      aria-current={place === 'now' ? 'step' : undefined}
    >
      <span className={styles['mark']}>
        {place === 'done' && <Icon name="check" size={14} />}
        {place === 'failed' && <Icon name="close" size={14} />}
        {isWaiting && <Icon name="clock" size={16} />}
      </span>
      <span className={styles['words']}>
        {place === 'ahead' && <span className="visually-hidden">{phrases.later} </span>}
        {words}
        {whose && place === 'now' && (
          <strong>
            {' '}
            {whose === phrases.you ? phrases.yourTurn : phrases.waitingFor({ whose: withinSentence(whose) })}
          </strong>
        )}
        {whose && place === 'ahead' && <span className={styles['soft']}> · {whose.toLowerCase()}</span>}
      </span>
      {when && <span className={styles['soft']}>{when}</span>}
      {note && <span className={styles['note']}>“{note}”</span>}
    </li>
  );
}
