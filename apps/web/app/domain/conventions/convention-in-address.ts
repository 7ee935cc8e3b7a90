import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { allConventions, conventionParameter } from './use-convention.ts';

/** The convention that an address names; undefined where it names none or all. */
export function conventionInAddress(params: ListParams): string | undefined {
  const named = params.filter(conventionParameter);
  return named === '' || named === allConventions ? undefined : named;
}
