import type { Values } from '@sangamam/contract/phrases/values';

export const registrationFor = ({ convention }: Values<'convention'>) => `Registration for ${convention}`;
export const registrationNumber = 'Number';
export const convention = 'Convention';
export const family = 'Family';
export const people = 'People';
export const days = 'Days';
export const place = 'Place';
export const atTheDesk = 'At the desk';
export const showTheCode = 'Show this code when you arrive. The number below it works as well.';
export const shuttles = {
  ARRIVAL: ({ airport }: Values<'airport'>) => `Shuttle from ${airport}`,
  DEPARTURE: ({ airport }: Values<'airport'>) => `Shuttle to ${airport}`,
} as const;
export const dayAndTime = ({ day, time }: Values<'day' | 'time'>) => `${day}, ${time}`;
export const yourRegistration = 'Your registration';
