import * as phrases from '#phrases/conventions/staff/convention-form.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';

/** Time zones of North America by the city that names them, from east to west. */
const zones: readonly Option[] = [
  { value: 'America/St_Johns', label: phrases.newfoundlandStJohns },
  { value: 'America/Halifax', label: phrases.atlanticHalifax },
  { value: 'America/New_York', label: phrases.easternNewYorkOrlando },
  { value: 'America/Toronto', label: phrases.easternToronto },
  { value: 'America/Chicago', label: phrases.centralChicagoHouston },
  { value: 'America/Winnipeg', label: phrases.centralWinnipeg },
  { value: 'America/Denver', label: phrases.mountainDenver },
  { value: 'America/Edmonton', label: phrases.mountainEdmonton },
  { value: 'America/Phoenix', label: phrases.arizonaPhoenix },
  { value: 'America/Los_Angeles', label: phrases.pacificLosAngeles },
  { value: 'America/Vancouver', label: phrases.pacificVancouver },
  { value: 'America/Anchorage', label: phrases.alaskaAnchorage },
  { value: 'Pacific/Honolulu', label: phrases.hawaiiHonolulu },
];

/** What there is to choose, with the stored one where it is another. */
export function timeZoneOptions(stored: string): readonly Option[] {
  return zones.some(({ value }) => value === stored) ? zones : [...zones, { value: stored, label: stored }];
}
