import type { SlipOfLine } from '@sangamam/contract/bank/statements/accept-endpoints';
import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { BookedAlready } from './booked-already.tsx';
import { BookedOrders } from './booked-orders.tsx';
import { CandidateChoice } from './candidate-choice.tsx';
import { centsText } from './cents-text.ts';
import { DepositChoice } from './deposit-choice.tsx';
import styles from './statements.module.css';

/** A line of the bank beside whose it may be, with what can be done with it. Enter on the line itself accepts it. */
export function LineCard({
  line,
  isCurrent,
  isPicked,
  candidate,
  refusal,
  isWorking,
  onFocus,
  onPick,
  onChoose,
  onAccept,
  onAcceptSlip,
  onSplit,
  onState,
}: {
  line: StatementLine;
  isCurrent: boolean;
  isPicked: boolean;
  candidate: number;
  refusal: string | undefined;
  isWorking: boolean;
  onFocus: () => void;
  onPick: (picked: boolean) => void;
  onChoose: (candidate: number) => void;
  onAccept: () => void;
  onAcceptSlip: (slip: SlipOfLine) => void;
  onSplit: () => void;
  onState: (state: 'OPEN' | 'IGNORED' | 'NEVER') => void;
}) {
  const { _id, date, cents, currency, direction, payer, memo, reference, raw, state } = line;
  const amount = centsText(cents, currency);
  const named = { payer: payer || phrases.noPayer, amount };
  const isOpen = state === 'OPEN';
  const canAccept = isOpen && line.candidates.length > 0;
  const [slip] = isOpen && line.level !== 'SURE' ? line.slips : [];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys act on the current line; every act has a button, too
    <li
      className={styles['line']}
      data-current={isCurrent || undefined}
      tabIndex={-1}
      aria-busy={isWorking || undefined}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        if (slip) onAcceptSlip(slip);
        else if (canAccept) onAccept();
      }}
    >
      <div className={styles['bank']}>
        <div className={styles['head']}>
          {canAccept && (
            <input
              type="checkbox"
              aria-label={phrases.pickLine(named)}
              checked={isPicked}
              onChange={({ target }) => onPick(target.checked)}
            />
          )}
          <strong className={styles['amount']}>{amount}</strong>
          <span className={styles['soft']}>
            {shortDate(date)}
            {direction === 'OUT' && ` · ${phrases.moneyOut}`}
          </span>
        </div>
        <p className={styles['payer']}>{named.payer}</p>
        <p className={styles['memo']}>{memo || phrases.noMemo}</p>
        <details className={styles['raw']}>
          <summary>{phrases.bankWording}</summary>
          <p>{raw}</p>
          {reference && <p>{phrases.reference({ reference })}</p>}
        </details>
      </div>
      <div className={styles['match']}>
        {isOpen && <DepositChoice line={line} isWorking={isWorking} onAccept={onAcceptSlip} />}
        {isOpen && line.bookedAlready ? (
          <BookedAlready booked={line.bookedAlready} currency={currency} />
        ) : isOpen ? (
          <CandidateChoice name={_id} line={line} chosen={candidate} onChoose={onChoose} />
        ) : (
          <BookedOrders line={line} />
        )}
        <div role="alert">
          <FieldError id={_id} error={refusal} />
        </div>
        <Row>
          {canAccept && (
            <Button
              size="sm"
              variant={slip ? 'secondary' : 'primary'}
              loading={isWorking}
              aria-label={phrases.acceptLine(named)}
              onClick={onAccept}
            >
              {phrases.accept}
            </Button>
          )}
          {isOpen && (
            <>
              <Button size="sm" variant="secondary" aria-label={phrases.splitLine(named)} onClick={onSplit}>
                {phrases.split}
              </Button>
              <Button
                size="sm"
                variant="muted"
                aria-label={phrases.setAsideLine(named)}
                onClick={() => onState('IGNORED')}
              >
                {phrases.setAside}
              </Button>
              <Button
                size="sm"
                variant="muted"
                aria-label={phrases.neverMatchLine(named)}
                onClick={() => onState('NEVER')}
              >
                {phrases.neverMatch}
              </Button>
            </>
          )}
          {(state === 'IGNORED' || state === 'NEVER') && (
            <Button
              size="sm"
              variant="secondary"
              loading={isWorking}
              aria-label={phrases.takeUpLine(named)}
              onClick={() => onState('OPEN')}
            >
              {phrases.takeUp}
            </Button>
          )}
        </Row>
      </div>
    </li>
  );
}
