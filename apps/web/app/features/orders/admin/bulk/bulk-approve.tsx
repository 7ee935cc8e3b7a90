import type { ApprovalResult } from '@sangamam/contract/orders/admin/registration-care-endpoints';
import type { RegistrationRow } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/orders/admin/bulk.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { useApproveRegistrations } from '../api/approve-registrations.ts';
import styles from '../care/care.module.css';
import { ApprovalResults } from './approval-results.tsx';

/** Approves the selected registrations after one confirmation; each has its own result. */
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
  const many = phrases.registrationCount(picked.length);
  return (
    <>
      {picked.length > 0 && (
        <section className={styles['bar']} aria-label={phrases.selectedRegistrations}>
          <output>{phrases.selected({ many })}</output>
          <Button onClick={() => setAsked(true)}>{phrases.approve({ length: picked.length })}</Button>
          <Button variant="secondary" onClick={onClear}>
            {phrases.clear}
          </Button>
        </section>
      )}
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={`Approve ${many}?`}
        confirmLabel={phrases.approve2}
        tone="primary"
        onConfirm={async () => {
          const rows = picked;
          setDone({ rows, results: await approve.mutateAsync(rows.map(({ _id }) => _id)) });
          onClear();
        }}
      >
        <p>{phrases.eachFamilyWillBeToldBy}</p>
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
