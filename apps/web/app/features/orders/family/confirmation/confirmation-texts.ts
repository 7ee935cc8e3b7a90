import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';

import * as phrases from '#phrases/orders/family/confirmation.ts';

import type { ConfirmationVariant } from './confirmation-variant.ts';

interface Words {
  title: string;
  tone: 'success' | 'danger' | 'calm';
  sentences: readonly string[];
}

/**
 * The texts of each variant: its heading and what happens next. Add-on orders have texts of their own where they differ.
 * Who comes back after a decision reads nothing of one that is still to come.
 */
export function confirmationTexts(
  variant: ConfirmationVariant,
  {
    isAddonOrder,
    status,
    registrationStatus,
  }: Pick<PaymentSummary, 'isAddonOrder' | 'status' | 'registrationStatus'>,
): Words {
  if (status === 'CONFIRMED' && (variant === 'received' || variant === 'nothing-to-pay')) {
    const title = isAddonOrder ? phrases.addOnsConfirmedTitle : phrases.registrationConfirmedTitle;
    return {
      title: variant === 'received' ? phrases.paymentReceivedTitle : title,
      tone: 'success',
      sentences: [isAddonOrder ? phrases.addOnsConfirmedText : phrases.registrationConfirmedText],
    };
  }
  if (variant === 'sent' && registrationStatus === 'REG_APPROVED' && !isAddonOrder) return approvedUnpaid;
  return (isAddonOrder ? ofAddons[variant] : undefined) ?? ofRegistration[variant];
}

const approvedUnpaid: Words = {
  title: phrases.registrationApprovedTitle,
  tone: 'success',
  sentences: [phrases.registrationApprovedText],
};

const ofRegistration: Readonly<Record<ConfirmationVariant, Words>> = {
  sent: {
    title: phrases.registrationSentTitle,
    tone: 'success',
    sentences: [phrases.registrarWillReview, phrases.payNowOrLater],
  },
  zelle: {
    title: phrases.zelleTitle,
    tone: 'success',
    sentences: [phrases.zelleReminder, phrases.approvalTime],
  },
  cheque: {
    title: phrases.checkTitle,
    tone: 'success',
    sentences: [phrases.checkReminder, phrases.approvalTime],
  },
  pending: {
    title: phrases.paypalCheckingTitle,
    tone: 'success',
    sentences: [phrases.paypalCheckingText],
  },
  cancelled: {
    title: phrases.youCancelledThePayment,
    tone: 'calm',
    sentences: [phrases.paypalCancelledText],
  },
  declined: {
    title: phrases.yourPaymentWasDeclined,
    tone: 'danger',
    sentences: [phrases.registrationPaymentDeclined, phrases.payAgainText],
  },
  received: {
    title: phrases.paymentReceivedTitle,
    tone: 'success',
    sentences: [phrases.registrationPaidText],
  },
  'nothing-to-pay': {
    title: phrases.freeRegistrationTitle,
    tone: 'success',
    sentences: [phrases.freeRegistrationText],
  },
};

const ofAddons: Readonly<Partial<Record<ConfirmationVariant, Words>>> = {
  sent: {
    title: phrases.addOnsOrderedTitle,
    tone: 'success',
    sentences: [phrases.addOnsOrderedText],
  },
  received: {
    title: phrases.paymentReceivedTitle,
    tone: 'success',
    sentences: [phrases.addOnsPaidText],
  },
  declined: {
    title: phrases.yourPaymentWasDeclined,
    tone: 'danger',
    sentences: [phrases.addOnsPaymentDeclined, phrases.payAgainText],
  },
  'nothing-to-pay': {
    title: phrases.freeAddOnsTitle,
    tone: 'success',
    sentences: [phrases.freeAddOnsText],
  },
};
