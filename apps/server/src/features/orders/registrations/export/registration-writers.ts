import type { RegistrationColumn } from '@sangamam/contract/orders/registrations/registration-export';
import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { staffStatus } from '@sangamam/contract/orders/staff-status';
import type { WirePerson } from '@sangamam/contract/people/wire-person';
import { balanceStateNames } from '@sangamam/contract/ledger/balance/balance-words';
import type { Balance } from '@sangamam/contract/ledger/balance/balance';
import { paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';

import { count, date, text, type ColumnWriter } from '#server/features/exports/choose-columns.ts';
import { contactColumns } from '#server/features/exports/contact-columns.ts';
import * as phrases from '#phrases/orders/export.ts';

/** A registration in the file: what the list shows of it, its registrant, and what it bought. */
export interface ExportedRegistration {
  row: RegistrationRow;
  registrant: WirePerson;
  specialRequest: string;
  addons: readonly { title: string; quantity: number }[];
}

/** What each column of the file says. Instants are written as days, UTC. */
export const registrationWriters: Readonly<Record<RegistrationColumn, ColumnWriter<ExportedRegistration>>> = {
  ...contactColumns(({ row: { email }, registrant }: ExportedRegistration) => ({ ...registrant, email })),
  temporaryNumber: text(({ row }) => row.tmpConvRegNo),
  permanentNumber: text(({ row }) => row.permConvRegNo),
  convention: text(({ row }) => row.conventionName),
  status: text(
    ({ row: { status, registrationStatus } }) => phrases.statusNames[staffStatus(status, registrationStatus)],
  ),
  decision: text(
    ({ row: { registrationStatus } }) => registrationStatus && phrases.decisionNames[registrationStatus],
  ),
  started: date(({ row }) => row.createdAt.slice(0, 10)),
  sent: date(({ row }) => row.submittedAt?.slice(0, 10) ?? null),
  people: count(({ row }) => (row.isAddonOrder ? null : row.people)),
  package: text(({ row }) => row.packageName),
  addons: text(({ addons }) => addons.map(phrases.addonLine).join('; ')),
  specialRequest: text(({ specialRequest }) => specialRequest),
  registrant: text(({ row }) => row.registrantName),
  familyName: text(({ row }) => row.familyName),
  payment: text(({ row: { balance } }) => balance && balanceStateNames[balance.state]),
  method: text(({ row: { balance } }) => (balance?.method ? paymentTypeNames[balance.method] : null)),
  dueDate: date(({ row: { balance } }) => balance?.dueDate ?? null),
  net: amount(({ net }) => net),
  fee: amount(({ fee }) => fee),
  total: amount(({ total }) => total),
  received: amount(({ received }) => received),
  open: amount(({ open }) => open),
};

/** Whole dollars of a balance in the order's own currency. */
function amount(of: (balance: Balance) => number): ColumnWriter<ExportedRegistration> {
  return {
    kind: 'amount',
    value: ({ row: { balance, currency } }) => balance && { currency, amount: of(balance) },
  };
}
