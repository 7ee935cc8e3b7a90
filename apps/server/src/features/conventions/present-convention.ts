import type { ConventionData } from '@sangamam/contract/conventions/convention';

import type { ConventionRow } from './convention-repository.ts';
import { isRegistrationOpen } from './registration-open.ts';

/** A convention in its wire format, with whether registration is open at `now`. */
export function presentConvention(row: ConventionRow, now: Date): ConventionData {
  return {
    _id: row.id,
    name: row.name,
    startDate: row.startDate,
    endDate: row.endDate,
    location: row.location,
    timeZone: row.timeZone,
    earlyBirdDate: row.earlyBirdDate,
    earlyBirdStatus: row.earlyBirdStatus,
    bannerUrl: row.bannerUrl,
    conventionDeadline: row.conventionDeadline,
    registrationOpen: isRegistrationOpen(row, now),
    uploadFamilyPicture: row.uploadFamilyPicture,
    cancellation: row.cancellation,
    cancelRequestsUntil: row.cancelRequestsUntil,
    familyChanges: row.familyChanges,
    formEntries: { custodianConsent: row.custodianConsentUrl },
  };
}
