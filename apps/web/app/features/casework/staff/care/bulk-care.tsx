import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import { useState, type ReactNode } from 'react';

import { assignThese } from '#phrases/casework/staff/assignment.ts';
import { clear, more } from '#phrases/casework/staff/care.ts';
import { addALabel, removeALabel } from '#phrases/casework/staff/labels.ts';
import { setAFollowUp } from '#phrases/casework/staff/follow-up.ts';
import { BulkBar } from '#web/domain/bulk-results/bulk-bar.tsx';
import { MoreActions } from '#web/domain/bulk-results/more-actions.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { BulkFollowUp } from '../follow-up/bulk-follow-up.tsx';
import { BulkLabel } from '../labels/bulk-label.tsx';
import { BulkAssign } from './assignment/bulk-assign.tsx';
import type { CaredRow } from './cared-record.ts';

/** What can be done with the selected payments, messages or people: assigned, followed up, labelled, and what `children` offer before that. */
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
  const [asked, setAsked] = useState<'assign' | 'followUp' | 'label' | 'unlabel'>();
  const close = () => setAsked(undefined);
  return (
    <>
      {rows.length > 0 && (
        <BulkBar label={label} selected={selected}>
          {children}
          <Button variant="secondary" onClick={() => setAsked('assign')}>
            {assignThese({ count: rows.length })}
          </Button>
          <MoreActions
            label={more}
            actions={[
              { label: setAFollowUp, onChoose: () => setAsked('followUp') },
              { label: addALabel, onChoose: () => setAsked('label') },
              { label: removeALabel, onChoose: () => setAsked('unlabel') },
            ]}
          />
          <Button variant="muted" onClick={onClear}>
            {clear}
          </Button>
        </BulkBar>
      )}
      <BulkAssign kind={kind} rows={rows} opened={asked === 'assign'} onClose={close} onAssigned={onClear} />
      <BulkLabel
        kind={kind}
        rows={rows}
        labelled={asked === 'label' ? true : asked === 'unlabel' ? false : undefined}
        onClose={close}
        onDone={onClear}
      />
      <BulkFollowUp kind={kind} rows={rows} opened={asked === 'followUp'} onClose={close} onDone={onClear} />
    </>
  );
}
