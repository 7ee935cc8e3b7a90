import { adminPaths } from '@sangamam/contract/admin-paths';
import {
  maxSlipChecks,
  type ChecksOfAccount,
  type ReceivedCheck,
} from '@sangamam/contract/collection/deposits/deposit-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/collection/staff/deposits.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useCreateSlip } from './api.ts';
import { checkColumns } from './check-columns.tsx';
import styles from './deposits.module.css';

/** The checks for one account; those that are selected become a slip. */
export function AccountChecks({ of }: { of: ChecksOfAccount }) {
  const { conventionName, currency, account, today, checks } = of;
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const chosen = checks.filter(({ _id }) => picked.has(_id));
  const name = phrases.accountName({ convention: conventionName, currency });
  const pick = (id: string, on: boolean) => {
    const next = new Set(picked);
    if (on) next.add(id);
    else next.delete(id);
    setPicked(next);
  };
  const isAll = chosen.length === checks.length;
  return (
    <div className={styles['part']}>
      <div>
        <h3 className={styles['heading']}>{name}</h3>
        <p className={styles['words']}>{account ? phrases.accountOf({ account }) : phrases.noAccount}</p>
      </div>
      <DataTable
        caption={name}
        columns={[pickColumn(picked, pick), ...checkColumns(today)]}
        rows={checks}
        rowKey={({ _id }) => _id}
        empty={null}
      />
      <SlipBar currency={currency} chosen={chosen}>
        <Button
          variant="secondary"
          onClick={() => setPicked(new Set(isAll ? [] : checks.map(({ _id }) => _id)))}
        >
          {isAll ? phrases.selectNone : phrases.selectAll}
        </Button>
      </SlipBar>
    </div>
  );
}

const pickColumn = (
  picked: ReadonlySet<string>,
  pick: (id: string, on: boolean) => void,
): Column<ReceivedCheck> => ({
  key: 'pick',
  header: phrases.pickColumn,
  cell: ({ _id, number, registrantName }) => (
    <label className={styles['pick']}>
      <input
        type="checkbox"
        aria-label={phrases.pickCheck({ number, name: registrantName })}
        checked={picked.has(_id)}
        onChange={({ target }) => pick(_id, target.checked)}
      />
    </label>
  ),
});

function SlipBar({
  currency,
  chosen,
  children,
}: Pick<ChecksOfAccount, 'currency'> & { chosen: ChecksOfAccount['checks']; children: ReactNode }) {
  const create = useCreateSlip();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const total = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const isTooMany = chosen.length > maxSlipChecks;
  const make = async () => {
    setRefusal(undefined);
    try {
      const { _id, number } = await create.mutateAsync({ checkIds: chosen.map(({ _id }) => _id), total });
      showToast({ message: phrases.slipMade({ number }) });
      await navigate(adminPaths.deposit(_id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    }
  };
  return (
    <div className={styles['bar']}>
      <output>
        {chosen.length > 0
          ? phrases.picked({ count: chosen.length, sum: formatMoney(total, currency) })
          : phrases.noneIsPicked}
      </output>
      {children}
      {chosen.length > 0 && (
        <Button loading={create.isPending} idle={isTooMany} onClick={() => void make()}>
          {phrases.makeSlip}
        </Button>
      )}
      <div role="alert">
        <FieldError
          id={`slip-${currency}`}
          error={refusal ?? (isTooMany ? phrases.atMost({ most: maxSlipChecks }) : undefined)}
        />
      </div>
    </div>
  );
}
