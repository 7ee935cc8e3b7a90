import type { Vehicle } from '@sangamam/contract/travel/fleet/fleet';
import { useState } from 'react';

import * as phrases from '#phrases/travel/staff/fleet.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Row, Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useRemoveVehicle } from './api.ts';
import { VehicleDialog } from './vehicle-dialog.tsx';

/** The vehicles of a convention with their seats. */
export function VehicleList({
  conventionId,
  vehicles,
  mayManage,
}: {
  conventionId: string;
  vehicles: readonly Vehicle[];
  mayManage: boolean;
}) {
  const [isAdding, add] = useState(false);
  return (
    <Stack gap="sm">
      <h2>{phrases.vehicles}</h2>
      <DataTable
        caption={phrases.vehicles}
        columns={mayManage ? [...columns, actionsFor(conventionId)] : columns}
        rows={vehicles}
        rowKey={({ _id }) => _id}
        empty={
          <EmptyState title={phrases.noVehicles}>
            <p>{phrases.vehiclesAreFor}</p>
          </EmptyState>
        }
      />
      {mayManage && (
        <Row>
          <Button variant="secondary" icon="plus" onClick={() => add(true)}>
            {phrases.addVehicle}
          </Button>
          <VehicleDialog conventionId={conventionId} opened={isAdding} onClose={() => add(false)} />
        </Row>
      )}
    </Stack>
  );
}

function actionsFor(conventionId: string): Column<Vehicle> {
  return {
    key: 'actions',
    header: phrases.actions,
    screenOnly: true,
    cell: (vehicle) => <VehicleActions conventionId={conventionId} vehicle={vehicle} />,
  };
}

const columns: readonly Column<Vehicle>[] = [
  { key: 'name', header: phrases.name, rowHeader: true, cell: ({ name }) => name },
  { key: 'seats', header: phrases.seats, numeric: true, cell: ({ seats }) => seats },
  { key: 'runs', header: phrases.openRuns, numeric: true, cell: ({ openRuns }) => openRuns },
];

function VehicleActions({ conventionId, vehicle }: { conventionId: string; vehicle: Vehicle }) {
  const [dialog, open] = useState<'edit' | 'remove'>();
  const close = () => open(undefined);
  const remove = useRemoveVehicle(vehicle._id);
  const named = <span className="visually-hidden">{phrases.of({ name: vehicle.name })}</span>;
  return (
    <Row>
      <Button size="sm" variant="secondary" onClick={() => open('edit')}>
        {phrases.edit}
        {named}
      </Button>
      <Button size="sm" variant="muted" onClick={() => open('remove')}>
        {phrases.remove}
        {named}
      </Button>
      <VehicleDialog
        conventionId={conventionId}
        vehicle={vehicle}
        opened={dialog === 'edit'}
        onClose={close}
      />
      <ConfirmDialog
        opened={dialog === 'remove'}
        onClose={close}
        title={phrases.removeTitle({ name: vehicle.name })}
        confirmLabel={phrases.remove}
        onConfirm={async () => {
          await remove.mutateAsync(vehicle.revision);
          showToast({ message: phrases.removed({ name: vehicle.name }) });
        }}
      >
        <p>{phrases.removeVehicleWords(vehicle.openRuns)}</p>
      </ConfirmDialog>
    </Row>
  );
}
