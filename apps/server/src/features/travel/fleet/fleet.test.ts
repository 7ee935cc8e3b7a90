import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import * as fleet from '@sangamam/contract/travel/fleet/fleet-endpoints';
import * as shuttles from '@sangamam/contract/travel/shuttles/shuttle-endpoints';
import * as transport from '@sangamam/contract/travel/journeys/transport-endpoints';
import { getDriverRun } from '@sangamam/contract/travel/driver/driver-endpoints';
import { defaultPlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { buildTransportDesk, type TransportDesk } from '#test/fixtures/travellers.ts';
import { outbox } from '#test/outbox.ts';

let t: TestApp;
let desk: TransportDesk;

beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  desk = await buildTransportDesk(t);
});
afterAll(() => t.close());

const read = async () => (await call(t, fleet.getFleet, desk.at, desk.hospitality)).data;
const runs = async () =>
  (await call(t, transport.listRuns, { ...desk.at, query: {} }, desk.hospitality)).data;
const create = (changes: object = {}) =>
  call(t, shuttles.createRun, { ...desk.at, body: desk.draft(changes) }, desk.hospitality);
const update = (runId: string, revision: number, changes: object) =>
  call(
    t,
    shuttles.updateRun,
    { params: { runId }, body: { ...desk.draft(changes), revision } },
    desk.hospitality,
  );
const seat = (family: TestFamily, toRunId: string) =>
  call(
    t,
    shuttles.moveFamily,
    { ...desk.at, body: { orderId: family.orderId, direction: 'ARRIVAL', fromRunId: null, toRunId } },
    desk.hospitality,
  );
const publish = (...runIds: string[]) =>
  call(t, shuttles.publishRuns, { ...desk.at, body: { runIds } }, desk.hospitality);
const giveRuns = (driverId: string, toDriverId: string | null) =>
  call(t, fleet.moveRunsOfDriver, { params: { driverId }, body: { toDriverId } }, desk.hospitality);
const mailsTo = async ({ account }: TestFamily) =>
  (await outbox(t, { to: account.email })).filter(({ kind }) => kind === 'travel.shuttle');
const audited = async (entityId: string) => {
  const { rows } = await t.database.pool.query<{ action: string }>(
    'select action from audit_log where entity_id = $1 order by id',
    [entityId],
  );
  return rows.map(({ action }) => action);
};

describe('drivers, vehicles and airports', () => {
  it('are added, changed and removed, each with an audit row, in the convention alone', async () => {
    const driver = await desk.addDriver();
    const vehicle = await desk.addVehicle('Van 1', 14);
    await desk.addDriver('Anil', '');
    const body = { name: 'Joby Thomas', phone: '+1 407 555 0199', revision: driver.revision };
    const params = { driverId: driver._id };
    const changed = await call(t, fleet.updateDriver, { params, body }, desk.hospitality);
    expect(changed.data).toMatchObject({ name: 'Joby Thomas', phone: '+1 407 555 0199', revision: 1 });
    expect((await call(t, fleet.updateDriver, { params, body }, desk.hospitality)).codes).toEqual([
      'CONFLICT',
    ]);
    await call(
      t,
      fleet.updateVehicle,
      { params: { vehicleId: vehicle._id }, body: { name: 'Van 1', seats: 12, revision: 0 } },
      desk.hospitality,
    );
    const { drivers, vehicles } = await read();
    expect(drivers.map(({ name }) => name)).toEqual(['Anil', 'Joby Thomas']);
    expect(vehicles).toMatchObject([{ name: 'Van 1', seats: 12, openRuns: 0 }]);
    const query = { revision: '1' };
    await call(t, fleet.removeDriver, { params, query }, desk.hospitality);
    await call(t, fleet.removeVehicle, { params: { vehicleId: vehicle._id }, query }, desk.hospitality);
    expect(await audited(driver._id)).toEqual([
      'shuttle-driver.added',
      'shuttle-driver.updated',
      'shuttle-driver.removed',
    ]);
    expect(await audited(vehicle._id)).toHaveLength(3);
    expect((await read()).drivers.map(({ name }) => name)).toEqual(['Anil']);
    const other = await buildTransportDesk(t);
    expect((await call(t, fleet.getFleet, other.at, other.hospitality)).data).toMatchObject({
      drivers: [],
      vehicles: [],
    });
  });

  it('need a name and seats, and a phone number that can be dialled', async () => {
    const refused = async (endpoint: typeof fleet.addDriver | typeof fleet.addVehicle, body: object) =>
      (
        await call(
          t,
          endpoint as typeof fleet.addDriver,
          { ...desk.at, body: body as never },
          desk.hospitality,
        )
      ).errors[0]?.field;
    expect(await refused(fleet.addDriver, { name: ' ', phone: '' })).toBe('name');
    expect(await refused(fleet.addDriver, { name: 'Joby', phone: 'call me' })).toBe('phone');
    expect(await refused(fleet.addVehicle, { name: 'Van', seats: 0 })).toBe('seats');
  });

  it('an airport has meeting points and the minutes of a round trip; one that is unknown does not exist', async () => {
    const place = { arrivalMeetingPoint: 'Door 3', departureMeetingPoint: 'Lobby', roundTripMinutes: 60 };
    const save = (airport: string) =>
      call(
        t,
        fleet.saveShuttlePlace,
        { params: { ...desk.at.params, airport }, body: place },
        desk.hospitality,
      );
    expect((await save('XXX')).codes).toEqual(['NOT_FOUND']);
    expect((await save('MCO')).data).toMatchObject(place);
    expect((await read()).places.find(({ airport }) => airport === 'MCO')).toMatchObject(place);
    expect((await read()).places.find(({ airport }) => airport === 'TPA')?.roundTripMinutes).toBe(90);
  });
});

describe('a driver', () => {
  it('is never on two runs at once, whoever of two dispatchers comes first', async () => {
    const { _id: driverId } = await desk.addDriver();
    const answers = await Promise.all([create({ driverId }), create({ driverId, departsAt: '16:29' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [refusal] = answers.flatMap(({ errors }) => errors);
    expect(refusal).toMatchObject({ code: 'DRIVER_BUSY', field: 'driverId' });
    expect(refusal?.message).toContain(`Joby is on the run of ${shortDate(desk.day)} at`);
    expect(await runs()).toHaveLength(1);
  });

  it('is not assigned to a run while another dispatcher sends the driver on one at that time', async () => {
    const { _id: driverId } = await desk.addDriver();
    const [one, two] = [(await create()).data, (await create({ departsAt: '15:10' })).data];
    const change = {
      statement: 'select from shuttle_drivers where id = $1 for update',
      values: [driverId],
      meanwhile: {
        statement: 'update shuttle_runs set driver_id = $1 where id = $2',
        values: [driverId, one._id],
      },
    };
    const late = await duringChange(t, { ...change, end: 'commit' }, () =>
      update(two._id, two.revision, { driverId, departsAt: '15:10' }),
    );
    expect(late.codes).toEqual(['DRIVER_BUSY']);
    expect((await runs()).filter((run) => run.driverId === driverId)).toHaveLength(1);
  });

  it('leaves again when a round trip is over, and on a run that moves into another', async () => {
    const { _id: driverId } = await desk.addDriver();
    await create({ driverId });
    const next = await create({ driverId, departsAt: '16:30' });
    expect(next.data).toMatchObject({ driverName: 'Joby', driverPhone: '+1 407 555 0100' });
    const moved = await update(next.data._id, next.data.revision, { driverId, departsAt: '16:00' });
    expect(moved.codes).toEqual(['DRIVER_BUSY']);
  });

  it('replaced on one run cannot open its link any more', async () => {
    const [first, second] = [await desk.addDriver(), await desk.addDriver('Saji')];
    const run = (await create({ driverId: first._id })).data;
    const link = await call(t, shuttles.createDriverLink, { params: { runId: run._id } }, desk.hospitality);
    const token = link.data.url.split('/').at(-1) ?? '';
    const changed = await update(run._id, run.revision + 1, { driverId: second._id });
    expect(changed.data).toMatchObject({ driverName: 'Saji', hasLink: false });
    expect((await call(t, getDriverRun, { params: { token } })).codes).toEqual(['NOT_FOUND']);
  });

  it('of another convention cannot be chosen, nor one who was removed', async () => {
    const other = await buildTransportDesk(t);
    const { _id: driverId } = await other.addDriver();
    expect((await create({ driverId })).errors[0]).toMatchObject({
      code: 'RQST_PARAMS_INVALID',
      field: 'driverId',
    });
    expect((await create({ driverId: crypto.randomUUID() })).errors[0]?.field).toBe('driverId');
  });

  it('who changes the phone is named so on runs to come, and families of published ones are told', async () => {
    const { _id: driverId } = await desk.addDriver();
    const family = await desk.traveller('14:00', 4);
    const run = (await create({ driverId })).data;
    const past = (await create({ driverId, day: addDays(desk.day, -60) })).data;
    await seat(family, run._id);
    await publish(run._id);
    const body = { name: 'Joby', phone: '+1 407 555 0999', revision: 0 };
    await call(t, fleet.updateDriver, { params: { driverId }, body }, desk.hospitality);
    const phones = new Map((await runs()).map((one) => [one._id, one.driverPhone]));
    expect([phones.get(run._id), phones.get(past._id)]).toEqual(['+1 407 555 0999', '+1 407 555 0100']);
    const mails = await mailsTo(family);
    expect(mails.filter(({ text }) => text.includes('+1 407 555 0999'))).toHaveLength(1);
    expect(mails).toHaveLength(2);
  });

  it('with runs to come cannot be removed; earlier runs go on naming one who is', async () => {
    const { _id: driverId } = await desk.addDriver();
    await create({ driverId, day: addDays(desk.day, -60) });
    const run = (await create({ driverId })).data;
    const remove = () =>
      call(t, fleet.removeDriver, { params: { driverId }, query: { revision: '0' } }, desk.hospitality);
    expect((await remove()).codes).toEqual(['DRIVER_HAS_RUNS']);
    await call(
      t,
      shuttles.deleteRun,
      { params: { runId: run._id }, query: { revision: String(run.revision) } },
      desk.hospitality,
    );
    expect((await remove()).status).toBe(200);
    expect(await runs()).toMatchObject([{ driverId: null, driverName: 'Joby' }]);
  });
});

describe('the runs of a driver who cannot drive', () => {
  it('go to another one in one act: families are told once, and the old links end', async () => {
    const [ill, well] = [await desk.addDriver(), await desk.addDriver('Saji', '+1 407 555 0111')];
    const family = await desk.traveller('14:00', 9);
    const [one, two] = [
      (await create({ driverId: ill._id })).data,
      (await create({ driverId: ill._id, departsAt: '17:00' })).data,
    ];
    const past = (await create({ driverId: ill._id, day: addDays(desk.day, -60) })).data;
    await seat(family, one._id);
    await seat(family, two._id);
    await publish(one._id, two._id);
    const link = await call(t, shuttles.createDriverLink, { params: { runId: one._id } }, desk.hospitality);
    expect((await giveRuns(ill._id, well._id)).data).toEqual({ runs: 2, families: 1 });
    const drivers = new Map((await runs()).map((run) => [run._id, run.driverName]));
    expect([one, two, past].map(({ _id }) => drivers.get(_id))).toEqual(['Saji', 'Saji', 'Joby']);
    expect(await mailsTo(family)).toHaveLength(2);
    const token = link.data.url.split('/').at(-1) ?? '';
    expect((await call(t, getDriverRun, { params: { token } })).codes).toEqual(['NOT_FOUND']);
    expect(await audited(ill._id)).toEqual(['shuttle-driver.added', 'shuttle-driver.runs-moved']);
    expect((await giveRuns(well._id, null)).data).toEqual({ runs: 2, families: 1 });
    expect((await read()).drivers.map(({ openRuns }) => openRuns)).toEqual([0, 0]);
  });

  it('all stay when the other one is on the road at that time', async () => {
    const [ill, busy] = [await desk.addDriver(), await desk.addDriver('Saji')];
    await create({ driverId: ill._id });
    await create({ driverId: ill._id, departsAt: '18:00' });
    await create({ driverId: busy._id, departsAt: '18:30' });
    const { errors } = await giveRuns(ill._id, busy._id);
    expect(errors[0]?.message).toContain('Saji is on the run of');
    expect((await runs()).map(({ driverName }) => driverName)).toEqual(['Joby', 'Joby', 'Saji']);
  });

  it('go to one driver only when given to two at once', async () => {
    const [ill, b, c] = [await desk.addDriver(), await desk.addDriver('B'), await desk.addDriver('C')];
    await create({ driverId: ill._id });
    const answers = await Promise.all([giveRuns(ill._id, b._id), giveRuns(ill._id, c._id)]);
    expect(answers.map(({ data }) => data.runs).toSorted((x, y) => x - y)).toEqual([0, 1]);
    expect(await runs()).toHaveLength(1);
  });
});

describe('a vehicle', () => {
  it('is never on two runs at once, and a run has no more seats than it has', async () => {
    const { _id: vehicleId } = await desk.addVehicle('Van 1', 6);
    expect((await create({ vehicleId, seats: 7 })).errors[0]).toMatchObject({
      field: 'seats',
      message: 'Van 1 has 6 seats',
    });
    const answers = await Promise.all([create({ vehicleId }), create({ vehicleId, departsAt: '15:30' })]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['VEHICLE_BUSY']);
    expect(await runs()).toMatchObject([{ vehicleName: 'Van 1' }]);
  });

  it('that gets fewer seats takes them from its runs, unless they are taken; removed, it leaves its runs', async () => {
    const { _id: vehicleId } = await desk.addVehicle('Van 1', 6);
    const family = await desk.traveller('14:00', 4);
    const run = (await create({ vehicleId })).data;
    await seat(family, run._id);
    const change = (seats: number) =>
      call(
        t,
        fleet.updateVehicle,
        { params: { vehicleId }, body: { name: 'Van 1', seats, revision: 0 } },
        desk.hospitality,
      );
    expect((await change(3)).codes).toEqual(['RUN_FULL']);
    expect((await change(5)).status).toBe(200);
    expect(await runs()).toMatchObject([{ seats: 5 }]);
    const query = { revision: '1' };
    await call(t, fleet.removeVehicle, { params: { vehicleId }, query }, desk.hospitality);
    expect(await runs()).toMatchObject([{ vehicleId: null, vehicleName: null, seats: 5 }]);
  });
});

describe('the automatic plan', () => {
  const preview = async (seats: number) => {
    const settings = { ...defaultPlanSettings, seats };
    const { data } = await call(
      t,
      shuttles.previewPlan,
      { ...desk.at, body: { settings } },
      desk.hospitality,
    );
    const accept = () =>
      call(
        t,
        shuttles.acceptPlan,
        { ...desk.at, body: { settings, fingerprint: data.fingerprint } },
        desk.hospitality,
      );
    return { plan: data, accept };
  };

  it('says how many vans are needed at once, gives each run a free van and driver, and its meeting point', async () => {
    const place = { arrivalMeetingPoint: 'Door 3', departureMeetingPoint: '', roundTripMinutes: 60 };
    const params = { ...desk.at.params, airport: 'MCO' };
    await call(t, fleet.saveShuttlePlace, { params, body: place }, desk.hospitality);
    await desk.addVehicle('Bus', 20);
    await desk.addVehicle('Car', 4);
    await desk.addDriver('Anil');
    for (const [time, passengers] of [
      ['10:00', 6],
      ['10:10', 4],
      ['12:00', 5],
    ] as const)
      await desk.traveller(time, passengers);
    const { plan, accept } = await preview(6);
    expect(plan.peaks).toEqual([{ day: desk.day, time: '10:40', vans: 2 }]);
    expect(plan.runs.map((run) => [run.departsAt, run.vehicleName, run.seats, run.driverName])).toEqual([
      ['10:30', 'Bus', 20, 'Anil'],
      ['10:40', 'Car', 4, null],
      ['12:30', 'Bus', 20, 'Anil'],
    ]);
    expect(await accept()).toMatchObject({ status: 200 });
    expect((await runs()).map((run) => [run.vehicleName, run.driverName, run.meetingPoint])).toEqual([
      ['Bus', 'Anil', 'Door 3'],
      ['Car', '', 'Door 3'],
      ['Bus', 'Anil', 'Door 3'],
    ]);
    expect((await read()).peaks).toEqual(plan.peaks);
  });

  it('leaves drivers and vans of runs that stay on them', async () => {
    const [driver, vehicle] = [await desk.addDriver(), await desk.addVehicle('Van', 6)];
    await create({ driverId: driver._id, vehicleId: vehicle._id, departsAt: '10:00' });
    await desk.traveller('10:00', 4);
    const { plan } = await preview(6);
    expect(plan).toMatchObject({ vehicles: 1, drivers: 1, peaks: [{ vans: 2 }] });
    expect(plan.runs).toMatchObject([{ departsAt: '10:30', vehicleName: null, driverName: null }]);
  });

  it('is refused with CONFLICT when a driver was added since the preview', async () => {
    await desk.traveller('10:00', 4);
    const { accept } = await preview(6);
    await desk.addDriver();
    expect((await accept()).codes).toEqual(['CONFLICT']);
  });

  it('starts with the seats of the largest van', async () => {
    await desk.addVehicle('Car', 4);
    await desk.addVehicle('Bus', 20);
    const { data } = await call(t, transport.getTransportOverview, desk.at, desk.hospitality);
    expect(data.planSettings.seats).toBe(20);
  });
});
