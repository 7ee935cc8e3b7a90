import { adminPaths } from '@sangamam/contract/admin-paths';
import type { PaymentRow } from '@sangamam/contract/payments/admin/payment-admin-endpoints';
import type { ReceivedAndApproved } from '@sangamam/contract/payments/admin/receive-and-approve-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/payments/bulk.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import styles from './desk.module.css';

interface Done {
  rows: readonly PaymentRow[];
  results: readonly ReceivedAndApproved[];
}

/** The result for each payment that was to be received and approved. */
export function ReceiveResults({ done, onClose }: { done: Done | undefined; onClose: () => void }) {
  const approved = done?.results.filter((one) => one.approved).length ?? 0;
  const refused = (done?.results.length ?? 0) - approved;
  return (
    <Dialog
      opened={done !== undefined}
      onClose={onClose}
      title={
        refused === 0 ? phrases.approvedAll({ approved }) : phrases.approvedAndNot({ approved, refused })
      }
    >
      <ul className={styles['results']} aria-label={phrases.results}>
        {done?.results.map((result) => (
          <Result key={result._id} result={result} row={done.rows.find(({ _id }) => _id === result._id)} />
        ))}
      </ul>
      {approved > 0 && <p>{phrases.eachCanBeUndoneForAMinute}</p>}
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          {phrases.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Result({ result, row }: { result: ReceivedAndApproved; row: PaymentRow | undefined }) {
  const { approved, orderStatus, permConvRegNo, message } = result;
  return (
    <li>
      <span>
        {row && <Link to={adminPaths.registration(row.orderId)}>{row.registrantName}</Link>}{' '}
        <span className={styles['number']}>{permConvRegNo ?? row?.tmpConvRegNo}</span>
      </span>
      {approved ? (
        <StatusBadge tone="done">
          {orderStatus === 'CONFIRMED' ? phrases.confirmed : phrases.approved}
        </StatusBadge>
      ) : (
        <StatusBadge tone="stopped">{phrases.notApproved}</StatusBadge>
      )}
      {message && <p>{message}</p>}
    </li>
  );
}
