import type { Driver } from '@sangamam/contract/travel/fleet/fleet';
import { useState } from 'react';

import * as phrases from '#phrases/travel/staff/fleet.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Row, Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useRemoveDriver } from './api.ts';
import { PhoneLink } from '../shuttles/phone-link.tsx';
import { DriverDialog } from './driver-dialog.tsx';
import { MoveRunsDialog } from './move-runs-dialog.tsx';

/** The drivers of a convention with how many runs each still has. */
export function DriverList({
  conventionId,
  drivers,
  mayManage,
}: {
  conventionId: string;
  drivers: readonly Driver[];
  mayManage: boolean;
}) {
  const [isAdding, add] = useState(false);
  return (
    <Stack gap="sm">
      <h2>{phrases.drivers}</h2>
      <DataTable
        caption={phrases.drivers}
        columns={mayManage ? [...columns, actionsFor(conventionId, drivers)] : columns}
        rows={drivers}
        rowKey={({ _id }) => _id}
        empty={
          <EmptyState title={phrases.noDrivers}>
            <p>{phrases.driversAreFor}</p>
          </EmptyState>
        }
      />
      {mayManage && (
        <Row>
          <Button variant="secondary" icon="plus" onClick={() => add(true)}>
            {phrases.addDriver}
          </Button>
          <DriverDialog conventionId={conventionId} opened={isAdding} onClose={() => add(false)} />
        </Row>
      )}
    </Stack>
  );
}

function actionsFor(conventionId: string, drivers: readonly Driver[]): Column<Driver> {
  return {
    key: 'actions',
    header: phrases.actions,
    screenOnly: true,
    cell: (driver) => <DriverActions conventionId={conventionId} driver={driver} drivers={drivers} />,
  };
}

const columns: readonly Column<Driver>[] = [
  { key: 'name', header: phrases.name, rowHeader: true, cell: ({ name }) => name },
  { key: 'phone', header: phrases.phone, cell: ({ phone }) => <PhoneLink phone={phone || null} /> },
  { key: 'runs', header: phrases.openRuns, numeric: true, cell: ({ openRuns }) => openRuns },
];

function DriverActions({
  conventionId,
  driver,
  drivers,
}: {
  conventionId: string;
  driver: Driver;
  drivers: readonly Driver[];
}) {
  const [dialog, open] = useState<'edit' | 'move' | 'remove'>();
  const close = () => open(undefined);
  const remove = useRemoveDriver(driver._id);
  const named = <span className="visually-hidden">{phrases.of({ name: driver.name })}</span>;
  return (
    <Row>
      <Button size="sm" variant="secondary" onClick={() => open('edit')}>
        {phrases.edit}
        {named}
      </Button>
      {driver.openRuns > 0 ? (
        <Button size="sm" variant="secondary" onClick={() => open('move')}>
          {phrases.moveRuns}
          {named}
        </Button>
      ) : (
        <Button size="sm" variant="muted" onClick={() => open('remove')}>
          {phrases.remove}
          {named}
        </Button>
      )}
      <DriverDialog conventionId={conventionId} driver={driver} opened={dialog === 'edit'} onClose={close} />
      <MoveRunsDialog driver={driver} drivers={drivers} opened={dialog === 'move'} onClose={close} />
      <ConfirmDialog
        opened={dialog === 'remove'}
        onClose={close}
        title={phrases.removeTitle({ name: driver.name })}
        confirmLabel={phrases.remove}
        onConfirm={async () => {
          await remove.mutateAsync(driver.revision);
          showToast({ message: phrases.removed({ name: driver.name }) });
        }}
      >
        <p>{phrases.removeDriverWords}</p>
      </ConfirmDialog>
    </Row>
  );
}
