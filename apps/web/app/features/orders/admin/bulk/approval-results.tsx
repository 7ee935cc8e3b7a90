import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ApprovalResult } from '@sangamam/contract/orders/admin/registration-care-endpoints';
import type { RegistrationRow } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/orders/admin/bulk.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import styles from '../care/care.module.css';

interface Done {
  rows: readonly RegistrationRow[];
  results: readonly ApprovalResult[];
}

/** The result for each registration of a bulk approval. */
export function ApprovalResults({ done, onClose }: { done: Done | undefined; onClose: () => void }) {
  const approved = done?.results.filter((one) => one.approved).length ?? 0;
  const refused = (done?.results.length ?? 0) - approved;
  return (
    <Dialog
      opened={done !== undefined}
      onClose={onClose}
      title={
        refused === 0 ? phrases.approved({ approved }) : phrases.approvedNotApproved({ approved, refused })
      }
    >
      <ul className={styles['results']} aria-label={phrases.results}>
        {done?.results.map((result) => (
          <Result key={result._id} result={result} row={done.rows.find(({ _id }) => _id === result._id)} />
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{phrases.done}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Result({ result, row }: { result: ApprovalResult; row: RegistrationRow | undefined }) {
  const { _id, approved, permConvRegNo, message } = result;
  return (
    <li>
      <span>
        <Link to={adminPaths.registration(_id)}>{row?.registrantName ?? phrases.registration}</Link>{' '}
        <span className={styles['number']}>{permConvRegNo ?? row?.tmpConvRegNo}</span>
      </span>
      {approved ? (
        <StatusBadge tone="done">{permConvRegNo ? phrases.confirmed : phrases.approved2}</StatusBadge>
      ) : (
        <StatusBadge tone="stopped">{phrases.notApproved}</StatusBadge>
      )}
      {message && <p>{message}</p>}
    </li>
  );
}
