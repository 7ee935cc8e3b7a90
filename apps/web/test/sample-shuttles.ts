import type {
  Journey,
  TransportConvention,
  TransportDay,
} from '@sangamam/contract/travel/journeys/transport-endpoints';
import type { getFleet } from '@sangamam/contract/travel/fleet/fleet-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { DriverRun } from '@sangamam/contract/travel/driver/driver-endpoints';
import type { ShuttleFamily, ShuttleRun } from '@sangamam/contract/travel/shuttles/shuttle-run';

const id = (last: number) => `01970000-0000-7000-8000-0000000001${String(last).padStart(2, '0')}`;

export const shuttleIds = {
  convention: id(1),
  run: id(2),
  later: id(3),
  family: id(4),
  other: id(5),
  driver: id(6),
  vehicle: id(7),
};

export const sampleTransportConvention: TransportConvention = {
  conventionId: shuttleIds.convention,
  name: 'Sangamam 2027',
  today: '2027-07-01',
  startDate: '2027-07-15',
  endDate: '2027-07-18',
};

export const sampleTransportDay: TransportDay = {
  direction: 'ARRIVAL',
  airport: 'MCO',
  airportName: 'Orlando International (MCO)',
  day: '2027-07-15',
  journeys: 2,
  passengers: 7,
  seated: 4,
};

export function sampleFamily(wanted: Partial<ShuttleFamily> = {}): ShuttleFamily {
  return {
    orderId: shuttleIds.family,
    number: 'RYMKYWY',
    familyName: 'Anna Mathew',
    phone: '+1 847 555 0112',
    passengers: 4,
    ofPassengers: 4,
    flightNumber: 'DL 100',
    day: '2027-07-15',
    time: '14:00',
    notes: '',
    fits: true,
    isConfirmed: true,
    state: 'WAITING',
    delayMinutes: null,
    stateAt: null,
    ...wanted,
  };
}

export function sampleRun(wanted: Partial<ShuttleRun> = {}): ShuttleRun {
  const families = wanted.families ?? [sampleFamily()];
  return {
    _id: shuttleIds.run,
    direction: 'ARRIVAL',
    airport: 'MCO',
    airportName: 'Orlando International (MCO)',
    day: '2027-07-15',
    departsAt: '14:30',
    seats: 14,
    driverId: shuttleIds.driver,
    vehicleId: null,
    driverName: 'Joby Thomas',
    driverPhone: '+1 407 555 0100',
    vehicleName: null,
    meetingPoint: 'Terminal A, door 3',
    taken: families.reduce((sum, { passengers }) => sum + passengers, 0),
    pinned: false,
    publishedAt: null,
    hasLink: false,
    revision: 2,
    ...wanted,
    families,
  };
}

/** Two drivers and two vehicles of a convention. */
export const sampleFleet: EndpointData<typeof getFleet> = {
  drivers: [
    { _id: shuttleIds.driver, name: 'Joby Thomas', phone: '+1 407 555 0100', openRuns: 2, revision: 1 },
    { _id: id(8), name: 'Saji Philip', phone: '', openRuns: 0, revision: 0 },
  ],
  vehicles: [
    { _id: shuttleIds.vehicle, name: 'Van 1', seats: 14, openRuns: 2, revision: 0 },
    { _id: id(9), name: 'Church bus', seats: 40, openRuns: 0, revision: 0 },
  ],
  places: [
    {
      airport: 'MCO',
      airportName: 'Orlando International (MCO)',
      arrivalMeetingPoint: 'Terminal A, door 3',
      departureMeetingPoint: 'Hotel lobby',
      roundTripMinutes: 75,
    },
  ],
  peaks: [{ day: '2027-07-15', time: '14:30', vans: 2 }],
};

export function sampleJourney(wanted: Partial<Journey> = {}): Journey {
  return {
    orderId: shuttleIds.other,
    number: 'T2KX7A9',
    familyName: 'Biju Chacko',
    phone: null,
    direction: 'ARRIVAL',
    airport: 'MCO',
    airportName: 'Orlando International (MCO)',
    day: '2027-07-15',
    time: '15:10',
    flightNumber: 'UA 7',
    passengers: 3,
    seated: 0,
    notes: 'A baby seat',
    ...wanted,
  };
}

export function sampleDriverRun(wanted: Partial<DriverRun> = {}): DriverRun {
  return {
    runId: shuttleIds.run,
    conventionName: 'Sangamam 2027',
    direction: 'ARRIVAL',
    airportName: 'Orlando International (MCO)',
    day: '2027-07-15',
    departsAt: '14:30',
    seats: 14,
    meetingPoint: 'Terminal A, door 3',
    driverName: 'Joby Thomas',
    left: [],
    families: [
      {
        familyId: shuttleIds.family,
        familyName: 'Anna Mathew',
        phone: '+1 847 555 0112',
        passengers: 4,
        flightNumber: 'DL 100',
        time: '14:00',
        notes: 'One wheelchair',
        state: 'WAITING',
        delayMinutes: null,
      },
    ],
    ...wanted,
  };
}
