import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';

import { sampleIds } from './sample-orders.ts';

/** A payment of the treasurer's list: an approved check with $200 too much. */
export function samplePayment(changes: Partial<PaymentRow> = {}): PaymentRow {
  return {
    _id: '01970000-0000-7000-8000-0000000000ab',
    orderId: sampleIds.order,
    tmpConvRegNo: 'T2KX7A9',
    permConvRegNo: null,
    registrantName: 'Anna Chacko',
    conventionName: 'Sangamam 2027',
    method: 'CHEQUE',
    state: 'PAYMENT_APPROVED',
    currency: 'USD',
    netAmount: 1_000,
    feeAmount: 0,
    dueAmount: 1_000,
    receivedAmount: 1_200,
    heldAmount: 1_200,
    reservedAmount: 0,
    payerEmail: null,
    dueDate: '2027-03-01',
    reportedAt: '2027-02-01T12:00:00.000Z',
    registrationStatus: 'REG_APPROVED',
    orderIsActive: true,
    refundDue: 200,
    uncoveredRefund: 200,
    movable: 200,
    entries: [],
    actions: ['refund', 'move', 'correct', 'reverse'],
    undo: null,
    care: { assignedTo: null, followUp: null, labels: [] },
    notes: [],
    matchedBy: [],
    ...changes,
  };
}
