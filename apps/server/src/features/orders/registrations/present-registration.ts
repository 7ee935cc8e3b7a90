import { fullName } from '@sangamam/contract/fields/full-name';
import { registrationDecision } from '@sangamam/contract/orders/decisions/registration-decisions';
import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import { ageOn } from '@sangamam/contract/fields/dates/calendar-date';
import { forPersonFields, personFieldsWith } from '@sangamam/contract/people/person-fields';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';

import { isAddonOrder, factsOf, statusOf } from '../order/order-facts.ts';
import type { RegistrationListRow } from './registration-read-model.ts';

/** A registration in the admin list; `balance` is left out for readers who may not see amounts. */
export function presentRegistrationRow(
  row: RegistrationListRow,
  {
    balance,
    conversation,
    care,
    vouch,
    cancelAskedAt,
    changeRequested,
  }: Pick<RegistrationRow, 'conversation' | 'care' | 'vouch' | 'cancelAskedAt' | 'changeRequested'> & {
    balance: Balance | null;
  },
): RegistrationRow {
  const { order, person } = row;
  return {
    _id: order.id,
    tmpConvRegNo: order.tempNumber,
    permConvRegNo: order.permNumber,
    isAddonOrder: isAddonOrder(order),
    canBeApproved:
      registrationDecision('approve', {
        ...factsOf(order),
        parentStatus: isAddonOrder(order) ? row.parentStatus : undefined,
      }).outcome === 'possible',
    registrantName: fullName(person),
    familyName: person.familyName,
    email: person.email,
    localUnitName: row.localUnitName,
    conventionName: row.conventionName,
    people: row.people,
    packageName: row.packageName,
    balance: order.submittedAt === null ? null : balance,
    currency: order.currency ?? 'USD',
    status: statusOf(order),
    registrationStatus: order.registrationStatus,
    paymentStatus: order.paymentStatus,
    createdAt: order.createdAt.toISOString(),
    submittedAt: order.submittedAt?.toISOString() ?? null,
    conversation,
    care,
    vouch,
    cancelAskedAt,
    changeRequested,
  };
}

/** Masks the details of a minor except the name, for readers who may not see them. */
export function withoutMinorsDetails(participant: ParticipantRecord, today: string): ParticipantRecord {
  const { dob } = participant.userId;
  if (dob !== null && ageOn(dob, today) >= 18) return participant;
  return { ...participant, userId: { ...participant.userId, ...nothingOfMinors } };
}

const nothingOfMinors = {
  ...forPersonFields(personFieldsWith('isHiddenOfMinors'), () => null),
  email: null,
  mobile: null,
  address: { addressLine1: null, city: null, state: null, country: null, postCode: null },
} as const;
