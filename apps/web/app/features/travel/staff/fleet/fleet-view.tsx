import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/travel/staff/fleet.ts';
import { DataTable } from '#web/ui/data/data-table/data-table.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import { useFleet } from './api.ts';
import { DriverList } from './driver-list.tsx';
import { PlaceList } from './place-list.tsx';
import { VehicleList } from './vehicle-list.tsx';

/** Who drives, with what, where passengers meet, and how many vans are on the road at once. */
export function FleetView({ conventionId, mayManage }: { conventionId: string; mayManage: boolean }) {
  return (
    <Loaded query={useFleet(conventionId)}>
      {({ drivers, vehicles, places, peaks }) => (
        <Stack gap="lg">
          <DriverList conventionId={conventionId} drivers={drivers} mayManage={mayManage} />
          <VehicleList conventionId={conventionId} vehicles={vehicles} mayManage={mayManage} />
          {peaks.length > 0 && (
            <Stack gap="sm">
              <h2>{phrases.vansAtOnce}</h2>
              <p>{phrases.vansAtOnceWords}</p>
              <DataTable
                caption={phrases.vansAtOnce}
                columns={[
                  { key: 'day', header: phrases.day, rowHeader: true, cell: ({ day }) => shortDate(day) },
                  { key: 'vans', header: phrases.vans, numeric: true, cell: ({ vans }) => vans },
                  { key: 'time', header: phrases.from, cell: ({ time }) => time },
                ]}
                rows={peaks}
                rowKey={({ day }) => day}
                empty={null}
              />
            </Stack>
          )}
          <PlaceList conventionId={conventionId} places={places} mayManage={mayManage} />
        </Stack>
      )}
    </Loaded>
  );
}
