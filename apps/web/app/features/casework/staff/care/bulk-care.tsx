import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import { useState, type ReactNode } from 'react';

import { assignThese } from '#phrases/casework/staff/assignment.ts';
import { clear } from '#phrases/casework/staff/care.ts';
import { setAFollowUp } from '#phrases/casework/staff/follow-up.ts';
import { BulkBar } from '#web/domain/bulk-results/bulk-bar.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { BulkFollowUp } from '../follow-up/bulk-follow-up.tsx';
import { BulkAssign } from './assignment/bulk-assign.tsx';
import type { CaredRow } from './cared-record.ts';

/** What can be done with the selected payments or messages: assigned, followed up, and what `children` offer before that. */
export function BulkCare({
  kind,
  rows,
  label,
  selected,
  onClear,
  children,
}: {
  kind: CareKind;
  rows: readonly CaredRow[];
  /** Name of the bar. */
  label: string;
  /** How many are selected, in words. */
  selected: ReactNode;
  onClear: () => void;
  children?: ReactNode;
}) {
  const [asked, setAsked] = useState<'assign' | 'followUp'>();
  const close = () => setAsked(undefined);
  return (
    <>
      {rows.length > 0 && (
        <BulkBar label={label} selected={selected}>
          {children}
          <Button variant="secondary" onClick={() => setAsked('assign')}>
            {assignThese({ count: rows.length })}
          </Button>
          <Button variant="secondary" onClick={() => setAsked('followUp')}>
            {setAFollowUp}
          </Button>
          <Button variant="muted" onClick={onClear}>
            {clear}
          </Button>
        </BulkBar>
      )}
      <BulkAssign kind={kind} rows={rows} opened={asked === 'assign'} onClose={close} onAssigned={onClear} />
      <BulkFollowUp kind={kind} rows={rows} opened={asked === 'followUp'} onClose={close} onDone={onClear} />
    </>
  );
}
