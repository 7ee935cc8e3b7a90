export * from '../en/ui-day.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const openTheCalendar = ({ label }: Values<'label'>) => `കലണ്ടർ തുറക്കുക: ${label}`;
