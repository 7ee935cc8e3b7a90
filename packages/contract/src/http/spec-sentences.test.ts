import { expect, it } from 'vitest';

import { passwordMessages } from '../accounts/passwords/password-messages.ts';
import { addonTypes, maxAddonQuantity } from '../conventions/addons/addon.ts';
import { familyFaiths, genders, maritalStatuses } from '../fields/person-enumerations.ts';
import { orderActionNames } from '../orders/order-actions.ts';
import { orderStatuses, paymentStatuses, registrationStatuses } from '../orders/order-status.ts';
import { logoTypes } from '../conventions/packages/package.ts';
import { participantMessages } from '../orders/participants/participant-messages.ts';
import { relationships } from '../orders/participants/participant.ts';
import { paymentTypes } from '../ledger/terms/payment-methods.ts';
import { errorCatalogue } from './error-catalogue.ts';

// Sentences of SPEC §5 and §8 whose odd spaces are lost where a page shows them: here they stand to the letter.
it.each<[said: string, sentence: string]>([
  [errorCatalogue.INVALID_TOKEN.message, 'Sorry Token invalid or expired. '],
  [passwordMessages.terms, 'Please read and agree  the terms and conditions before submitting'],
  [participantMessages.addFailed, 'Failed to  add family member'],
  [participantMessages.editFailed, 'Failed to  Edit family member'],
])('the sentence %j of the specification is in the contract', (said, sentence) => {
  expect(said).toBe(sentence);
});

it('the actions of My Account have the names of the specification (SPEC §4)', () => {
  expect(orderActionNames).toMatchObject({
    PAY: 'Complete The Registration With Payment',
    RETRY_PAYMENT: 'Retry Payment',
    CHECK_IN: 'Check In',
    ARRIVAL_DEPARTURE: 'Arrival & Departure',
    BUY_ADDONS: 'Buy Addons',
    ADDON_RECEIPT: 'Addon Receipt',
  });
});

it.each<[name: string, listed: readonly string[], specified: string]>([
  ['gender', genders, 'MALE, FEMALE'],
  ['maritalStatus', maritalStatuses, 'SINGLE, MARRIED, DIVORCEE, WIDOW, WIDOWER'],
  ['familyFaith', familyFaiths, 'Knanaya Catholic, Knanaya Jacobite'],
  [
    'relationShip',
    relationships,
    'SELF, FATHER, MOTHER, SON, DAUGHTER, SPOUSE, FATHER_IN_LAW, MOTHER_IN_LAW',
  ],
  [
    'logoType',
    logoTypes,
    'GOLD, DIAMOND, PLATINUM, SILVER, LOGO_BLUE, LOGO_GREEN, LOGO_RED, LOGO_CYAN, LOGO_GREY, LOGO_YELLOW, LOGO_PINK, LOGO_RASPBERRY',
  ],
  [
    'type of an add-on',
    addonTypes,
    'YES_NO, MULTIPLE_OPTIONS, SINGLE_FIELD, ADULT_CHILDREN, MULTIPLE_OPTIONS_WITH_TEXTBOX',
  ],
  [
    'status',
    orderStatuses,
    'INCOMPLETE, SUBMITTED, PAYMENT_NOT_DONE, PENDING_FOR_APPROVAL, CANCELLED, CONFIRMED',
  ],
  [
    'paymentStatus',
    paymentStatuses,
    'PENDING_PAYMENT_APPROVAL, PAYMENT_APPROVED, PAYMENT_REJECTED, PAYMENT_DECLINED, PAYMENT_RECEIVED',
  ],
  ['registrationStatus', registrationStatuses, 'PENDING_REG_APPROVAL, REG_APPROVED, REG_REJECTED'],
  ['payment type', paymentTypes, 'CHEQUE, CREDIT_CARD, PAYPAL, CHASE, NA'],
])('the closed list %s has the values of the specification', (_name, listed, specified) => {
  expect(listed.join(', ')).toBe(specified);
});

it('the quantity of an add-on has at most two digits (SPEC §9)', () => {
  expect(maxAddonQuantity).toBe(99);
});
