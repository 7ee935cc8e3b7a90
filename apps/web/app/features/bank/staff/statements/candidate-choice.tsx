import { adminPaths } from '@sangamam/contract/admin-paths';
import type { MatchReason } from '@sangamam/contract/bank/statements/bank-line';
import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';
import { Link } from 'react-router';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { centsText } from './cents-text.ts';
import styles from './statements.module.css';

type Candidate = StatementLine['candidates'][number];

/** The candidates of a line with their reasons; where there are several, one is chosen. */
export function CandidateChoice({
  name,
  line,
  chosen,
  onChoose,
}: {
  name: string;
  line: StatementLine;
  chosen: number;
  onChoose: (candidate: number) => void;
}) {
  const { candidates, level, payer, slips } = line;
  const [only] = candidates;
  if (!only) return slips.length > 0 ? null : <p className={styles['soft']}>{phrases.groupHints.NONE}</p>;
  if (candidates.length === 1)
    return (
      <div className={styles['candidate']}>
        <Orders candidate={only} level={level} />
        <Reasons reasons={only.reasons} />
      </div>
    );
  return (
    <fieldset className={styles['candidates']}>
      <legend className="visually-hidden">{phrases.whose({ payer: payer || phrases.noPayer })}</legend>
      {candidates.map((candidate, place) => (
        <div
          key={candidate.orders.map(({ orderId }) => orderId).join(' ')}
          className={styles['candidate']}
          data-chosen={place === chosen || undefined}
        >
          <input
            type="radio"
            id={`${name}-${place}`}
            name={name}
            checked={place === chosen}
            onChange={() => onChoose(place)}
          />
          <div>
            <label htmlFor={`${name}-${place}`}>
              <Orders candidate={candidate} level={place === 0 ? level : 'SUGGESTED'} />
            </label>
            {place === chosen && <Reasons reasons={candidate.reasons} />}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function Orders({ candidate: { orders }, level }: { candidate: Candidate; level: StatementLine['level'] }) {
  return (
    <span className={styles['orders']}>
      {orders.map(
        ({
          orderId,
          registrantName,
          tmpConvRegNo,
          permConvRegNo,
          balance,
          amount,
          currency,
          isAddonOrder,
          isReported,
        }) => (
          <span key={orderId} className={styles['order']}>
            <Link to={adminPaths.registration(orderId)} className={styles['name']}>
              {registrantName}
            </Link>{' '}
            <span className={styles['number']}>{permConvRegNo ?? tmpConvRegNo}</span>
            {isAddonOrder && ` · ${phrases.addonOrder}`}
            <span className={styles['sub']}>
              {[
                phrases.open({ amount: centsText(balance * 100, currency) }),
                ...(amount === balance ? [] : [phrases.books({ amount: centsText(amount * 100, currency) })]),
                ...(isReported ? [] : [phrases.notReported]),
              ].join(' · ')}
            </span>
          </span>
        ),
      )}
      {level === 'SURE' && <StatusBadge tone="done">{phrases.groups.SURE}</StatusBadge>}
    </span>
  );
}

const against = new Set<MatchReason['kind']>([
  'NUMBER_UNKNOWN',
  'NAME_ELSEWHERE',
  'AMOUNT_PART',
  'AMOUNT_OVER',
  'AMOUNT_CENTS',
  'TOO_EARLY',
  'ANOTHER_LINE',
]);

function Reasons({ reasons }: { reasons: readonly MatchReason[] }) {
  return (
    <ul className={styles['reasons']}>
      {reasons.map(({ kind, text }) => (
        <li key={`${kind} ${text}`} data-against={against.has(kind) || undefined}>
          {phrases.reasons[kind](kind === 'REPORTED' ? shortDate(text) : text)}
        </li>
      ))}
    </ul>
  );
}
