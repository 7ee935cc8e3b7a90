import type { ApprovalResult } from '@sangamam/contract/orders/admin/registration-care-endpoints';
import type { RegistrationRow } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import { useState } from 'react';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { useApproveRegistrations } from '../api/approve-registrations.ts';
import styles from '../care/care.module.css';
import { ApprovalResults } from './approval-results.tsx';

/** Approves the registrations that are picked, after one question; each has its own result. */
export function BulkApprove({
  picked,
  onClear,
}: {
  picked: readonly RegistrationRow[];
  onClear: () => void;
}) {
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState<{
    rows: readonly RegistrationRow[];
    results: readonly ApprovalResult[];
  }>();
  const approve = useApproveRegistrations();
  const many = picked.length === 1 ? '1 registration' : `${picked.length} registrations`;
  return (
    <>
      {picked.length > 0 && (
        <section className={styles['bar']} aria-label="What is picked">
          <output>{`${many} picked`}</output>
          <Button onClick={() => setAsked(true)}>{`Approve ${picked.length}`}</Button>
          <Button variant="secondary" onClick={onClear}>
            Pick none
          </Button>
        </section>
      )}
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={`Approve ${many}?`}
        confirmLabel="Approve"
        tone="primary"
        onConfirm={async () => {
          const rows = picked;
          setDone({ rows, results: await approve.mutateAsync(rows.map(({ _id }) => _id)) });
          onClear();
        }}
      >
        <p>Each family is told by email. One that cannot be approved holds up no other.</p>
        <ul>
          {picked.map(({ _id, registrantName, tmpConvRegNo }) => (
            <li key={_id}>{`${registrantName}, ${tmpConvRegNo}`}</li>
          ))}
        </ul>
      </ConfirmDialog>
      <ApprovalResults done={done} onClose={() => setDone(undefined)} />
    </>
  );
}
