import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const shuttleRun = 'Shuttle run';
export const loading = 'Loading your run…';
export const titles = {
  ARRIVAL: ({ airport }: Values<'airport'>) => `From ${airport}`,
  DEPARTURE: ({ airport }: Values<'airport'>) => `To ${airport}`,
} as const;
export const leaves = 'Leaves';
export const dayAndTime = ({ day, time }: Values<'day' | 'time'>) => `${day} at ${time}`;
export const meetingPoint = 'Meeting point';
export const passengers = 'Passengers';
export const pickedUpOf = ({ picked, of }: Values<'picked' | 'of'>) => `${picked} of ${of} picked up`;
export const noLongerThere = 'This link does not work';
export const linkGoneText =
  'It was replaced or revoked, or its day is over. Please ask the transport desk for a new one.';
export const families = 'Families';
export const nobodyYet = 'Nobody is on this run.';
export const leftRunTitle = 'Do not wait for them: their flight changed, or they do not come.';
export const leftFamily = ({ family, passengers }: Values<'family' | 'passengers'>) =>
  `${family}, ${passengers}`;
export const passengerCount = (count: number) =>
  plural(count, { one: '1 passenger', other: `${count} passengers` });
export const flightAt = ({ flight, time }: Values<'flight' | 'time'>) => `${flight} at ${time}`;
export const call = ({ family }: Values<'family'>) => `Call ${family}`;
export const noPhone = 'No phone number';
export const pickedUp = 'Picked up';
export const notThere = 'Not there';
export const delayed = 'Delayed';
export const undo = 'Undo';
export const states = {
  WAITING: 'Waiting',
  PICKED_UP: 'Picked up',
  NOT_THERE: 'Not there',
  DELAYED: 'Delayed',
} as const;
export const delayedBy = ({ minutes }: Values<'minutes'>) => `Delayed by ${minutes} min`;
export const howLong = 'How long, in minutes?';
export const minutesOf = ({ minutes }: Values<'minutes'>) => `${minutes} min`;
export const waitingToBeSent = (count: number) =>
  plural(count, {
    one: '1 entry is waiting to be sent. It goes out as soon as there is a connection.',
    other: `${count} entries are waiting to be sent. They go out as soon as there is a connection.`,
  });
export const everythingIsSent = 'Everything is sent.';
export const lastKnown = 'No connection: you see what was loaded last.';
export const keepOpen =
  'Keep this page open while you drive. It works without a connection, but you cannot load it again without one.';
export const ofFamily = ({ family }: Values<'family'>) => `: ${family}`;
