import type { GateState } from '@sangamam/contract/check-in/arrival-gate';
import type { OpenedFamily } from '@sangamam/contract/check-in/desk-family';
import { formatMoney } from '@sangamam/contract/pricing/format-money';

import * as phrases from '#phrases/check-in.ts';

import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';
import styles from '../check-in.module.css';

const tones: Readonly<Record<GateState, StatusTone>> = { OK: 'done', ASK: 'waiting', MISSING: 'action' };

/**
 * What is in order and what is missing, with whom to ask; the open amount for those who may see money. Not the
 * `ReadinessStrip` of the checklists: a gate has three answers for whoever lets people in (in order, ask, missing), without
 * dates and pages to go to, and the desk's own copy of it works without a connection.
 */
export function GateStrip({ gate, open }: Pick<OpenedFamily, 'gate'> & { open: OpenedFamily['open'] }) {
  if (gate.length === 0) return null;
  return (
    <dl className={styles['gate']} aria-label={phrases.gate}>
      {gate.map(({ topic, state, actor }) => (
        <div key={topic}>
          <dt>{phrases.gateTopicNames[topic]}</dt>
          <dd>
            <StatusBadge tone={tones[state]}>
              {state === 'OK'
                ? phrases.gateOk
                : state === 'MISSING'
                  ? phrases.gateMissing
                  : phrases.askActor(actor)}
            </StatusBadge>
            {topic === 'MONEY' && open && (
              <small>{phrases.moneyOpen({ amount: formatMoney(open.amount, open.currency) })}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
