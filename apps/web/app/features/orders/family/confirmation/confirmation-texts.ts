import * as phrases from '#phrases/orders/family/confirmation.ts';
import type { ConfirmationVariant } from './confirmation-variant.ts';

interface Words {
  title: string;
  tone: 'success' | 'danger' | 'calm';
  sentences: readonly string[];
}

/** The texts of each variant: its heading and what happens next. Add-on orders have texts of their own where they differ. */
export function confirmationTexts(variant: ConfirmationVariant, isAddonOrder: boolean): Words {
  return (isAddonOrder ? ofAddons[variant] : undefined) ?? ofRegistration[variant];
}

const ofRegistration: Readonly<Record<ConfirmationVariant, Words>> = {
  sent: {
    title: phrases.yourRegistrationHasBeenSentFor,
    tone: 'success',
    sentences: [phrases.thankYouTheRegistrarWillReview, phrases.onceItsApprovedPayFromMy],
  },
  zelle: {
    title: phrases.thankYouWellWatchForYour,
    tone: 'success',
    sentences: [phrases.ifYouHaventSentItYet, phrases.approvalTakes2To3Days],
  },
  cheque: {
    title: phrases.thankYouWellWatchForYour2,
    tone: 'success',
    sentences: [phrases.ifYouHaventMailedItYet, phrases.approvalTakes2To3Days],
  },
  pending: {
    title: phrases.paypalIsStillCheckingYourPayment,
    tone: 'success',
    sentences: [phrases.youDontNeedToPayAgain],
  },
  cancelled: {
    title: phrases.youCancelledThePayment,
    tone: 'calm',
    sentences: [phrases.youWerentChargedChooseAgain],
  },
  declined: {
    title: phrases.yourPaymentWasDeclined,
    tone: 'danger',
    sentences: [phrases.youWerentChargedOrTheMoney, phrases.pleaseTryAgainWithTheSame],
  },
  received: {
    title: phrases.yourPaymentHasBeenReceived,
    tone: 'success',
    sentences: [phrases.thankYouMyAccountShowsYour],
  },
  'nothing-to-pay': {
    title: phrases.yourRegistrationHasBeenSubmittedFor,
    tone: 'success',
    sentences: [phrases.theresNothingToPayTheOfficers],
  },
};

const ofAddons: Readonly<Partial<Record<ConfirmationVariant, Words>>> = {
  sent: {
    title: phrases.yourAddOnsAreOrdered,
    tone: 'success',
    sentences: [phrases.thankYouTheyAreReservedFor],
  },
  received: {
    title: phrases.yourPaymentHasBeenReceived,
    tone: 'success',
    sentences: [phrases.thankYouMyAccountShowsYour2],
  },
  declined: {
    title: phrases.yourPaymentWasDeclined,
    tone: 'danger',
    sentences: [phrases.youWerentChargedOrTheMoney2, phrases.pleaseTryAgainWithTheSame],
  },
  'nothing-to-pay': {
    title: phrases.yourAddOnsHaveBeenSubmitted,
    tone: 'success',
    sentences: [phrases.theresNothingToPayTheOfficers2],
  },
};
