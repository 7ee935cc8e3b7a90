import { adminPaths } from '@sangamam/contract/admin-paths';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { DepositSlip } from '@sangamam/contract/collection/deposits/deposit-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/collection/staff/deposits.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { DataTable } from '#web/ui/data/data-table/data-table.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import { useSlip } from './api.ts';
import { checkColumns } from './check-columns.tsx';
import styles from './deposits.module.css';
import { SlipActions } from './slip-actions.tsx';
import { SlipStateBadge } from './slip-state.tsx';

/** A slip as it is read on the screen and goes to the bank on paper. */
export function SlipView({ slipId }: { slipId: string }) {
  return (
    <Loaded
      query={useSlip(slipId)}
      refused={renderNotFound(
        phrases.slipNotFound,
        <LinkButton to={adminPaths.deposits}>{phrases.allDeposits}</LinkButton>,
      )}
    >
      {(slip) => (
        <div className={styles['slip']}>
          <div className={styles['top']}>
            <h2 className={styles['title']}>{phrases.numberOnly({ number: slip.number })}</h2>
            <SlipStateBadge slip={slip} />
          </div>
          <Facts facts={factsOf(slip)} />
          <DataTable
            caption={phrases.checksOnIt}
            columns={checkColumns(slip.today)}
            rows={slip.checks}
            rowKey={({ _id }) => _id}
            empty={null}
          />
          <p className={styles['total']}>
            <span>
              {phrases.total}, {phrases.checkCount(slip.checkCount)}
            </span>
            <Amount amount={slip.total} currency={slip.currency} emphasis />
          </p>
          <p className={styles['signature']}>{phrases.signature}</p>
          <SlipActions slip={slip} />
        </div>
      )}
    </Loaded>
  );
}

function factsOf({
  day,
  account,
  conventionName,
  createdByName,
  atBankOn,
  depositedOn,
  statementId,
}: DepositSlip) {
  return [
    { name: phrases.day, value: shortDate(day) },
    { name: phrases.account, value: account },
    { name: phrases.convention, value: conventionName },
    { name: phrases.madeBy, value: createdByName },
    ...(atBankOn ? [{ name: phrases.takenToTheBank, value: shortDate(atBankOn) }] : []),
    ...(depositedOn && statementId
      ? [
          {
            name: phrases.bankBookedOn,
            value: (
              <>
                {shortDate(depositedOn)}{' '}
                <Link to={`${adminPaths.statement(statementId)}?group=ACCEPTED`} className={styles['link']}>
                  {phrases.seeTheStatement}
                </Link>
              </>
            ),
          },
        ]
      : []),
  ];
}
