import type { paymentFilters } from '@sangamam/contract/ledger/payments/payment-filters';
import { paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';
import type { z } from 'zod';

import { aColleague, assignedTo, me, unassigned } from '#phrases/casework/staff/assignment.ts';
import { followUp as followUpLabel } from '#phrases/casework/staff/follow-up.ts';
import { label as labelWord } from '#phrases/casework/staff/labels.ts';
import { ofPayments, searched, show } from '#phrases/letters/staff/audience.ts';
import * as phrases from '#phrases/ledger/staff/payments.ts';
import { allPayments, views } from '#phrases/ledger/staff/views.ts';
import { paymentStatusOptions } from '#web/domain/orders/order-badges.tsx';
import { followUpNames } from '#web/features/casework/staff/care/care-filters.ts';
import { useLabels } from '#web/features/casework/staff/labels/api.ts';
import { WordList } from '#web/ui/data/word-list/word-list.tsx';

/** The families that filters of the payments find, in words. */
export function PaymentFilterWords({
  filters: { view, state, method, currency, assigned, followUp, label, search },
}: {
  filters: z.output<typeof paymentFilters>;
}) {
  const { data: labels = [] } = useLabels();
  return (
    <>
      <p>{ofPayments}</p>
      <WordList
        words={[
          { label: show, text: view ? views[view] : allPayments },
          { label: phrases.state, text: paymentStatusOptions.find(({ value }) => value === state)?.label },
          { label: phrases.method, text: method && paymentTypeNames[method] },
          { label: phrases.currency, text: currency },
          { label: assignedTo, text: assigned && assignedWord(assigned) },
          { label: labelWord, text: label && labels.find(({ _id }) => _id === label)?.name },
          { label: followUpLabel, text: followUp && followUpNames[followUp] },
          { label: searched, text: search },
        ]}
      />
    </>
  );
}

function assignedWord(assigned: string): string {
  if (assigned === 'me') return me;
  return assigned === 'nobody' ? unassigned : aColleague;
}
