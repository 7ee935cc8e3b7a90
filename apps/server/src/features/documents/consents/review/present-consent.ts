import type { ConsentRow } from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import { possibleConsentActions } from '@sangamam/contract/documents/consents/consent-decisions';
import { ageOn } from '@sangamam/contract/fields/dates/age';
import { fullName } from '@sangamam/contract/fields/full-name';

import { orderStateOf } from '../../order-state.ts';
import type { ConsentAdminRow } from './consent-admin-read-model.ts';

/** A consent form in the list of staff. */
export function presentConsentRow(row: ConsentAdminRow): ConsentRow {
  const { consent, order, registrant, decider } = row;
  const { state } = consent;
  return {
    _id: consent.id,
    orderId: order.id,
    number: order.permNumber ?? order.tempNumber,
    registrantName: fullName(registrant),
    familyName: registrant.familyName,
    conventionName: row.conventionName,
    minorName: row.minor && fullName(row.minor),
    minorAge: row.minorDob === null ? null : ageOn(row.minorDob, row.startDate),
    responsibleName: fullName(row.responsible),
    state,
    reason: consent.reason,
    sentAt: consent.createdAt.toISOString(),
    decidedAt: consent.decidedAt?.toISOString() ?? null,
    decidedByName: decider === null ? null : fullName(decider),
    revision: consent.revision,
    actions: possibleConsentActions({ state, order: orderStateOf(order) }).filter(
      (action) => action !== 'delete',
    ),
  };
}
