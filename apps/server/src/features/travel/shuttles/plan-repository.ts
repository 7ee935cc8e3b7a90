import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import type { Executor } from '#server/db/executor.ts';
import { shuttleRuns, shuttleSeats } from '#server/db/schema/schema.ts';

import type { RunRow } from './shuttle-repository.ts';

/** What runs that are planned together have in common. */
type Common = Pick<RunRow, 'conventionId' | 'direction' | 'airportCode'>;

/** A planned run as it is stored, with who is on it. */
export interface PlannedRow extends Pick<
  RunRow,
  'day' | 'departsAt' | 'seats' | 'driverId' | 'driverName' | 'driverPhone' | 'vehicleId' | 'meetingPoint'
> {
  riders: readonly { orderId: string; passengers: number }[];
}

/** Stores some hundred planned runs and their seats with two statements: a statement has at most 65,535 parameters. */
export async function insertPlannedRuns(
  db: Executor,
  { conventionId, direction, airportCode }: Common,
  runs: readonly PlannedRow[],
): Promise<void> {
  const planned: object[] = [];
  const seats: object[] = [];
  for (const { riders, ...run } of runs) {
    const id = uuidv7();
    planned.push({ ...run, id });
    for (const { orderId, passengers } of riders) seats.push({ id, orderId, passengers });
  }
  await db.execute(sql`insert into ${shuttleRuns} (id, convention_id, direction, airport_code, day, departs_at, seats,
      driver_id, driver_name, driver_phone, vehicle_id, meeting_point)
    select id, ${conventionId}::uuid, ${direction}::text, ${airportCode}::text, day, "departsAt", seats,
      "driverId", "driverName", "driverPhone", "vehicleId", "meetingPoint"
    from json_to_recordset(${JSON.stringify(planned)}::json) as planned
      (id uuid, day date, "departsAt" time, seats int, "driverId" uuid, "driverName" text, "driverPhone" text, "vehicleId" uuid, "meetingPoint" text)`);
  await db.execute(sql`insert into ${shuttleSeats} (run_id, order_id, direction, passengers)
    select id, "orderId", ${direction}::text, passengers
    from json_to_recordset(${JSON.stringify(seats)}::json) as seated (id uuid, "orderId" uuid, passengers int)`);
}
