import type { Option } from '#web/ui/form/field/select-field.tsx';

/** Time zones of North America by the city that names them, from east to west. */
const zones: readonly Option[] = [
  { value: 'America/St_Johns', label: 'Newfoundland (St. John’s)' },
  { value: 'America/Halifax', label: 'Atlantic (Halifax)' },
  { value: 'America/New_York', label: 'Eastern (New York, Orlando)' },
  { value: 'America/Toronto', label: 'Eastern (Toronto)' },
  { value: 'America/Chicago', label: 'Central (Chicago, Houston)' },
  { value: 'America/Winnipeg', label: 'Central (Winnipeg)' },
  { value: 'America/Denver', label: 'Mountain (Denver)' },
  { value: 'America/Edmonton', label: 'Mountain (Edmonton)' },
  { value: 'America/Phoenix', label: 'Arizona (Phoenix)' },
  { value: 'America/Los_Angeles', label: 'Pacific (Los Angeles)' },
  { value: 'America/Vancouver', label: 'Pacific (Vancouver)' },
  { value: 'America/Anchorage', label: 'Alaska (Anchorage)' },
  { value: 'Pacific/Honolulu', label: 'Hawaii (Honolulu)' },
];

/** What there is to choose, with the stored one where it is another. */
export function timeZoneOptions(stored: string): readonly Option[] {
  return zones.some(({ value }) => value === stored) ? zones : [...zones, { value: stored, label: stored }];
}
