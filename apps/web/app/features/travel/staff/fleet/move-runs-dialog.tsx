import type { Driver } from '@sangamam/contract/travel/fleet/fleet';
import { useState } from 'react';

import * as phrases from '#phrases/travel/staff/fleet.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';

import { useMoveRunsOfDriver } from './api.ts';

/** Gives all runs of a driver that have not left yet to another one, or to nobody. */
export function MoveRunsDialog({
  driver,
  drivers,
  opened,
  onClose,
}: {
  driver: Driver;
  drivers: readonly Driver[];
  opened: boolean;
  onClose: () => void;
}) {
  const [to, setTo] = useState('');
  const move = useMoveRunsOfDriver(driver._id);
  const others = drivers.filter(({ _id }) => _id !== driver._id);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={phrases.moveRunsTitle({ name: driver.name })}
      confirmLabel={phrases.moveRuns}
      tone="primary"
      onConfirm={async () => {
        const { runs } = await move.mutateAsync(to === '' ? null : to);
        showToast({ message: phrases.runsMoved(runs) });
      }}
    >
      <p>{phrases.moveRunsWords(driver.openRuns)}</p>
      <SelectField
        label={phrases.toDriver}
        value={to}
        options={[
          { value: '', label: phrases.nobodyYet },
          ...others.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={({ target }) => setTo(target.value)}
      />
    </ConfirmDialog>
  );
}
