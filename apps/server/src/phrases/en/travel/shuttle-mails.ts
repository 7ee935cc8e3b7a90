import type { Values } from '@sangamam/contract/phrases/values';

export const shuttleSubject = ({ convention }: Values<'convention'>) => `Your shuttle for ${convention}`;
export const shuttleChangedSubject = ({ convention }: Values<'convention'>) =>
  `Your shuttle for ${convention} has changed`;
export const yourShuttle = 'We have planned your shuttle. This is when and where it leaves.';
export const changed = 'Your shuttle has changed. This is when and where it leaves now.';
export const plannedAgain =
  'The shuttle that we told you about will not run as planned. We are planning your seats again and will write to you.';
export const fromTheAirport = ({ airport }: Values<'airport'>) => `From ${airport} to the convention:`;
export const toTheAirport = ({ airport }: Values<'airport'>) => `From the convention to ${airport}:`;
export const leaves = 'Leaves';
export const dayAndTime = ({ day, time }: Values<'day' | 'time'>) => `${day} at ${time}`;
export const meetingPoint = 'Meeting point';
export const driver = 'Driver';
export const seats = 'Seats for you';
export const seeTravelPlan = 'See your travel plan';

export const seatsCancelledSubject = ({ convention }: Values<'convention'>) =>
  `Your seats on the shuttle for ${convention} are cancelled`;
type OfRun = Values<'airport' | 'day' | 'time'>;
export const seatsCancelled = {
  ARRIVAL: ({ airport, day, time }: OfRun) =>
    `You have changed your travel plan. Your seats on the shuttle from ${airport} on ${day} at ${time} are cancelled.`,
  DEPARTURE: ({ airport, day, time }: OfRun) =>
    `You have changed your travel plan. Your seats on the shuttle to ${airport} on ${day} at ${time} are cancelled.`,
} as const;
export const weAreInformed =
  'We are planning your seats again and will write to you as soon as you have new ones.';
export const noShuttleAnyMore = 'You have told us that you no longer need it. There is nothing else to do.';
