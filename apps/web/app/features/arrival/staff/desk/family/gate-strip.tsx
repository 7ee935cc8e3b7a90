import type { GateState } from '@sangamam/contract/arrival/desk/arrival-gate';
import type { OpenedFamily } from '@sangamam/contract/arrival/desk/desk-family';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from '../check-in.module.css';

const tones: Readonly<Record<GateState, StatusTone>> = { OK: 'done', ASK: 'waiting', MISSING: 'action' };

/**
 * What is missing, with whom to ask, and in one line what is in order; the open amount for those who may see money. Not the
 * `ReadinessStrip` of the checklists: a gate has three answers for whoever lets people in (in order, ask, missing), without
 * dates and pages to go to, and the desk's own copy of it works without a connection.
 */
export function GateStrip({
  gate,
  amount,
}: Pick<OpenedFamily, 'gate'> & {
  /** Still to be paid, for those who may see money. */
  amount: OpenedFamily['open'];
}) {
  if (gate.length === 0) return null;
  const open = gate.filter(({ state }) => state !== 'OK');
  const settled = gate.filter(({ state }) => state === 'OK');
  return (
    <section className={styles['gate']} aria-label={phrases.gate}>
      {open.length > 0 && (
        <dl>
          {open.map(({ topic, state, actor }) => (
            <div key={topic}>
              <dt>{phrases.gateTopicNames[topic]}</dt>
              <dd>
                <StatusBadge tone={tones[state]}>
                  {state === 'ASK'
                    ? phrases.askActor(actor)
                    : topic === 'MONEY'
                      ? phrases.notPaid
                      : phrases.gateMissing}
                </StatusBadge>
                {topic === 'MONEY' && amount && (
                  <small>{phrases.moneyOpen({ amount: formatMoney(amount.amount, amount.currency) })}</small>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {settled.length > 0 && (
        <p className={styles['settled']}>
          <Icon name="check" size={16} />
          {phrases.inOrder({ topics: settled.map(({ topic }) => phrases.gateTopicNames[topic]).join(' · ') })}
        </p>
      )}
    </section>
  );
}
