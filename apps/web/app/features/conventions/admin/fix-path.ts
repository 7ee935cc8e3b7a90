import type { ReadinessIssue } from '@sangamam/contract/conventions/admin/convention-configuration';

import { paths } from '#web/config/paths.ts';

/** Where the organiser mends what a finding is about. */
export function fixPath(conventionId: string, { place, id }: ReadinessIssue): string {
  switch (place) {
    case 'facts':
      return paths.admin.conventionFacts(conventionId);
    case 'treasurer':
      return `${paths.admin.conventionFacts(conventionId)}#treasurer`;
    case 'packages':
      return paths.admin.conventionPackage(conventionId, id);
    case 'addons':
      return paths.admin.conventionAddon(conventionId, id);
    case 'local-units':
      return paths.admin.localUnits;
  }
}
