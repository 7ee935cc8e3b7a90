import type { Values } from '@sangamam/contract/phrases/values';

export const openTheCalendar = ({ label }: Values<'label'>) => `Open the calendar: ${label}`;
export const dayFormat = 'MM-DD-YYYY';
