import { adminPaths } from '@sangamam/contract/admin-paths';
import type { SlipOfLine } from '@sangamam/contract/bank/statements/accept-endpoints';
import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { centsText } from './cents-text.ts';
import styles from './statements.module.css';

/** The deposit slips that an open line may be, each to be accepted by itself. */
export function DepositChoice({
  line: { slips, currency },
  isWorking,
  onAccept,
}: {
  line: StatementLine;
  isWorking: boolean;
  onAccept: (slip: SlipOfLine) => void;
}) {
  return slips.map((slip) => (
    <div key={slip._id} className={styles['deposit']}>
      <SlipLink slip={slip} currency={currency} />
      <ul className={styles['reasons']}>
        <li>{phrases.exactlyItsTotal}</li>
      </ul>
      <Button
        size="sm"
        loading={isWorking}
        aria-label={phrases.acceptDeposit({ number: slip.number })}
        onClick={() => onAccept(slip)}
      >
        {phrases.acceptAsDeposit}
      </Button>
    </div>
  ));
}

/** A slip by its number, how many checks it has and their sum. */
export function SlipLink({ slip, currency }: { slip: SlipOfLine } & Pick<StatementLine, 'currency'>) {
  const { _id, number, checkCount, total } = slip;
  return (
    <Link to={adminPaths.deposit(_id)} className={styles['name']}>
      {phrases.depositSlip({ number, checks: checkCount, sum: centsText(total * 100, currency) })}
    </Link>
  );
}
