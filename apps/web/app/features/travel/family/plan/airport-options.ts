import type { StoredLeg } from '@sangamam/contract/travel/plan/travel-plan';

import * as phrases from '#phrases/travel/family/travel.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';

/** The airports by name; the one that is stored stays in the list when it is no longer offered. */
export function airportOptions(
  airports: readonly { code: string; name: string }[],
  stored: StoredLeg | null,
): Option[] {
  const offered = airports.map(({ code, name }) => ({ value: code, label: name }));
  const { airport, airportName } = stored ?? {};
  if (!airport || airports.some(({ code }) => code === airport)) return offered;
  return [...offered, { value: airport, label: phrases.noLongerOffered({ name: airportName ?? airport }) }];
}
