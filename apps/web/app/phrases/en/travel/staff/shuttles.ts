import type { Values } from '@sangamam/contract/phrases/values';

export const yourShuttle = 'Your shuttle';
export const legs = {
  ARRIVAL: ({ airport }: Values<'airport'>) => `Leaves ${airport}`,
  DEPARTURE: ({ airport }: Values<'airport'>) => `Leaves for ${airport}`,
} as const;
export const dayAndTime = ({ day, time }: Values<'day' | 'time'>) => `${day}, ${time}`;
export const meetingPoint = 'Meeting point';
export const driver = 'Driver';
export const seats = 'Seats for you';
export const seatsReplannedHint =
  'If you change your flight or the number of passengers, your seats are planned again.';
