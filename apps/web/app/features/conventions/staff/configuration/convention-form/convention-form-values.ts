import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import type { ConventionFormInput } from '@sangamam/contract/conventions/configuration/configuration-forms';
import { usualFamilyChanges } from '@sangamam/contract/conventions/family-changes';
import { mealsInOrder } from '@sangamam/contract/people/cards/meals';

const noTreasurer: ConventionFormInput['treasurer'] = {
  fullName: '',
  payableTo: '',
  email: '',
  mobile: { countryCode: '+1', phoneNumber: '' },
  treasurerAddress: { line1: '', line2: '', line3: '' },
};

/** The form values of a new convention. */
export const emptyConvention: ConventionFormInput = {
  name: '',
  startDate: '',
  endDate: '',
  location: '',
  timeZone: 'America/New_York',
  earlyBirdDate: '',
  earlyBirdStatus: false,
  bannerUrl: '',
  conventionDeadline: '',
  active: false,
  participantDisplay: false,
  uploadFamilyPicture: true,
  custodianConsentUrl: '',
  treasurer: noTreasurer,
  cadTreasurer: { same: true, ...noTreasurer },
  familyChanges: { ...usualFamilyChanges, until: '' },
  cancellation: [],
  cancelRequestsUntil: '',
  meals: [],
};

/** The form values of an existing convention. */
export function conventionFromWire(convention: ConventionConfiguration): ConventionFormInput {
  return {
    name: convention.name,
    startDate: convention.startDate,
    endDate: convention.endDate,
    location: convention.location,
    timeZone: convention.timeZone,
    earlyBirdDate: convention.earlyBirdDate ?? '',
    earlyBirdStatus: convention.earlyBirdStatus,
    bannerUrl: convention.bannerUrl ?? '',
    conventionDeadline: convention.conventionDeadline,
    active: convention.active,
    participantDisplay: convention.participantDisplay,
    uploadFamilyPicture: convention.uploadFamilyPicture,
    custodianConsentUrl: convention.custodianConsentUrl ?? '',
    treasurer: convention.treasurer ?? noTreasurer,
    meals: mealsInOrder(convention.meals),
    familyChanges: { ...convention.familyChanges, until: convention.familyChanges.until ?? '' },
    cancellation: convention.cancellation.map(({ until, keptUsd, keptCad }) => ({
      until,
      keptUsd: String(keptUsd),
      keptCad: String(keptCad),
    })),
    cancelRequestsUntil: convention.cancelRequestsUntil ?? '',
    cadTreasurer: { same: isSameTreasurer(convention), ...(convention.cadTreasurer ?? noTreasurer) },
  };
}

function isSameTreasurer({ treasurer, cadTreasurer }: ConventionConfiguration): boolean {
  return JSON.stringify(treasurer) === JSON.stringify(cadTreasurer);
}
