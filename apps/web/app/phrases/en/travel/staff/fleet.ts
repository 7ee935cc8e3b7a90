import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const drivers = 'Drivers';
export const driver = 'Driver';
export const vehicles = 'Vehicles';
export const vehicle = 'Vehicle';
export const name = 'Name';
export const phone = 'Phone';
export const seats = 'Seats';
export const openRuns = 'Runs to come';
export const actions = 'Actions';
export const of = ({ name }: Values<'name'>) => `: ${name}`;
export const edit = 'Edit';
export const remove = 'Remove';
export const save = 'Save';
export const saved = ({ name }: Values<'name'>) => `${name} is saved`;
export const removed = ({ name }: Values<'name'>) => `${name} is removed`;
export const notSaved = 'This was not saved';
export const none = 'Not set';

export const noDrivers = 'No drivers yet';
export const driversAreFor =
  'Add drivers once, then choose them on runs. Planning gives each of them a chain of runs.';
export const addDriver = 'Add a driver';
export const editDriver = 'Edit driver';
export const phoneIsTold = 'Families on published runs are told this number.';
export const familiesAreTold =
  'Runs to come name the driver as saved here. Families of published ones get another email.';
export const removeTitle = ({ name }: Values<'name'>) => `Remove ${name}?`;
export const removeDriverWords = 'Earlier runs still name this driver.';
export const moveRuns = 'Give runs away';
export const moveRunsTitle = ({ name }: Values<'name'>) => `Give away the runs of ${name}`;
export const moveRunsWords = (runs: number) =>
  plural(runs, {
    one: '1 run that has not left yet. Families of a published run get an email, and the link of the first driver stops working.',
    other: `All ${runs} runs that have not left yet. Families of published runs get one email each, and links of the first driver stop working.`,
  });
export const toDriver = 'New driver';
export const nobodyYet = 'Nobody yet';
export const runsMoved = (runs: number) =>
  plural(runs, { one: '1 run is given away', other: `${runs} runs are given away` });

export const noVehicles = 'No vehicles yet';
export const vehiclesAreFor =
  'Add vehicles with their seats. Planning gives each run the smallest one that is free.';
export const addVehicle = 'Add a vehicle';
export const editVehicle = 'Edit vehicle';
export const withoutTheDriver = 'For passengers, without the driver.';
export const removeVehicleWords = (runs: number) =>
  plural(runs, {
    one: '1 run to come will be without a vehicle.',
    other: `${runs} runs to come will be without a vehicle.`,
  });

export const vansAtOnce = 'Vans on the road at once';
export const vansAtOnceWords =
  'The most of each day, from when the last of them leaves. Each run takes the round trip of its airport.';
export const day = 'Day';
export const vans = 'Vans';
export const from = 'From';

export const airports = 'Airports';
export const airport = 'Airport';
export const airportsWords = 'What new runs of an airport start with. Runs that exist stay as they are.';
export const arrivalMeetingPoint = 'Meeting point on arrival';
export const departureMeetingPoint = 'Meeting point on departure';
export const meetingPointHint = 'New runs and the automatic plan start with it.';
export const roundTrip = 'Round trip';
export const roundTripMinutes = 'Minutes of a round trip';
export const roundTripWords = 'From leaving until the same van and driver can leave again.';
export const minutes = ({ minutes }: Values<'minutes'>) => `${minutes} min`;
