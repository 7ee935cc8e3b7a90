import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import type { RemindedNow } from '@sangamam/contract/collection/reminders/remind-now';

import * as phrases from '#phrases/collection/staff/remind-now.ts';
import { reasonTexts } from '#phrases/collection/staff/reminders.ts';

/** Who would be reminded, at which address and why, and who would not. */
export function RemindPlan({ plan, rows }: { plan: readonly RemindedNow[]; rows: readonly PaymentRow[] }) {
  const nameOf = ({ orderId }: RemindedNow) =>
    rows.find((row) => row.orderId === orderId)?.registrantName ?? phrases.aFamily;
  const gets = plan.filter(({ reason }) => reason !== null);
  const getsNone = plan.filter(({ reason }) => reason === null);
  return (
    <>
      {gets.length > 0 && (
        <>
          <p>{phrases.theseGetOne}</p>
          <ul>
            {gets.map((one) => (
              <li key={one.orderId}>
                {phrases.lineOf({
                  name: nameOf(one),
                  email: one.email ?? '',
                  why: one.reason ? reasonTexts[one.reason] : '',
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      {getsNone.length > 0 && (
        <>
          <p>{phrases.theseGetNone}</p>
          <ul>
            {getsNone.map((one) => (
              <li key={one.orderId}>
                {phrases.noneOf({
                  name: nameOf(one),
                  why: one.refusal ? phrases.notRemindedTexts[one.refusal] : '',
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
