import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ReadinessIssue } from '@sangamam/contract/conventions/configuration/convention-configuration';

/** The page where a readiness issue can be fixed. */
export function fixPath(conventionId: string, { place, id }: ReadinessIssue): string {
  switch (place) {
    case 'facts':
      return adminPaths.conventionFacts(conventionId);
    case 'treasurer':
      return `${adminPaths.conventionFacts(conventionId)}#treasurer`;
    case 'packages':
      return adminPaths.conventionPackage(conventionId, id);
    case 'addons':
      return adminPaths.conventionAddon(conventionId, id);
    case 'hotel':
      return adminPaths.hotelSettings;
    case 'hotel-block':
      return adminPaths.hotelBlock;
    case 'pages':
      return adminPaths.pages;
    case 'staff':
      return adminPaths.staff;
    case 'local-units':
      return adminPaths.localUnits;
  }
}
