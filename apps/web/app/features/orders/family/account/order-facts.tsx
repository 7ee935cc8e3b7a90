import { isReportable } from '@sangamam/contract/ledger/terms/payment-methods';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { splitRoomNumbers } from '@sangamam/contract/hotel/room-numbers';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import type { ReactNode } from 'react';

import { totalLabel } from '#phrases/domain/payment-words.ts';
import * as phrases from '#phrases/orders/family/account.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { dueLabel } from '#web/domain/money/due-label.ts';
import { NumberTag } from '#web/domain/orders/number-tag.tsx';
import { QuietCaps } from '#web/ui/primitives/quiet-caps/quiet-caps.tsx';

interface OrderFact {
  name: string;
  value: ReactNode;
}

/** Number, package and money of an order; a package and a total only once something was chosen. */
export function orderFacts(order: OrderSummary): OrderFact[] {
  const { tmpConvRegNo, permConvRegNo, packageName, parentOrderId } = order;
  if (parentOrderId !== null)
    return [
      ...(saysHowToPay(order) ? [] : [{ name: phrases.number, value: <NumberTag number={tmpConvRegNo} /> }]),
      ...moneyFacts(order),
    ];
  return [
    {
      name: permConvRegNo ? phrases.registrationNumber : phrases.temporaryRegistrationNumber,
      value: <NumberTag number={permConvRegNo ?? tmpConvRegNo} />,
    },
    ...(packageName === null
      ? []
      : [{ name: phrases.packageLabel, value: <QuietCaps text={packageName} /> }, ...moneyFacts(order)]),
    ...hotelFacts(order),
  ];
}

/** The hotel, as soon as it has given its number: a family reads it before it leaves home. */
function hotelFacts({ hotelDetails }: OrderSummary): OrderFact[] {
  if (hotelDetails === null) return [];
  const { hotelName, address, confirmationNumber } = hotelDetails;
  const lines = [hotelName, address].filter((line) => line !== null && line !== '');
  const numbers = splitRoomNumbers(confirmationNumber);
  return [
    ...(lines.length > 0 ? [{ name: phrases.hotel, value: <Lines of={lines} /> }] : []),
    { name: phrases.hotelConfirmation({ count: numbers.length }), value: <Lines of={numbers} /> },
  ];
}

function Lines({ of }: { of: readonly (string | null)[] }) {
  return of.map((line) => <div key={line}>{line}</div>);
}

/** The total with its fee; while a payment is under way also what has come, what is open and by when. */
function moneyFacts(order: OrderSummary): OrderFact[] {
  const { balance, currency } = order;
  const { fee, total, received, open, dueDate } = balance;
  const fact = (name: string, amount: number) => ({
    name,
    value: <Amount amount={amount} currency={currency} />,
  });
  return [
    ...(fee > 0 ? [fact(phrases.convenienceFee, fee)] : []),
    fact(totalLabel(balance), total),
    ...(received > 0 ? [fact(phrases.received, received)] : []),
    ...(received > 0 && open > 0 ? [fact(phrases.stillOpen, open)] : []),
    ...(dueDate !== null && open > 0 && !saysHowToPay(order)
      ? [{ name: dueLabel(dueDate), value: shortDate(dueDate) }]
      : []),
  ];
}

/** Whether the day and the number, as its memo, stand above with whom to pay. */
function saysHowToPay({ balance: { open, method, dueDate } }: OrderSummary): boolean {
  return open > 0 && dueDate !== null && isReportable(method);
}
