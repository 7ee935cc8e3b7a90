import type { FamilyBalance } from '@sangamam/contract/ledger/balance/family-balance';
import type { MergeOptions, MergeOutcome } from '@sangamam/contract/orders/registrations/merge-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as amendments from '#phrases/orders/staff/amendments.ts';
import * as phrases from '#phrases/orders/staff/merge.ts';
import { PriceLines } from '#web/domain/money/price-lines.tsx';
import { Names } from '#web/features/orders/family/amendments/names.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

import own from './duplicates.module.css';

/** What a merge does: who attends, the price, and the money of both before and after. */
export function MergeResult({
  outcome,
  options: { stays, ends },
}: {
  outcome: MergeOutcome;
  options: Pick<MergeOptions, 'stays' | 'ends'>;
}) {
  const { joining, lines, balances, carriedOver, moved, notMoved, awaited, needConsent, concerns } = outcome;
  const currency = outcome.currency.after;
  const [to, from] = [stays, ends].map(({ permConvRegNo, tmpConvRegNo }) => permConvRegNo ?? tmpConvRegNo);
  const money = (amount: number) => formatMoney(amount, currency);
  const ofEnds = (amount: number) => formatMoney(amount, ends.currency);
  return (
    <>
      <Names groups={[{ label: phrases.joins, names: joining }]} />
      {lines.length > 0 && <PriceLines caption={phrases.newLines} lines={lines} currency={currency} />}
      <MoneyTable
        currency={currency}
        columns={[
          { label: phrases.before, balance: balances.staysBefore },
          { label: phrases.after, balance: balances.staysAfter },
        ]}
      />
      {moved > 0 && <p>{phrases.moves({ amount: money(moved), number: to ?? '' })}</p>}
      {notMoved > 0 && <p>{phrases.staysBehind({ amount: ofEnds(notMoved), number: from ?? '' })}</p>}
      {awaited > 0 && <p>{phrases.awaited({ amount: ofEnds(awaited), number: from ?? '' })}</p>}
      {carriedOver > 0 && <p>{phrases.paidSeparately({ amount: money(carriedOver) })}</p>}
      <Callout tone="info">
        <p>{phrases.alsoByHand}</p>
        {needConsent.length > 0 && <p>{amendments.consentNeeded({ names: needConsent })}</p>}
        {concerns.map((concern) => (
          <p key={concern}>{amendments.concerns[concern]}</p>
        ))}
      </Callout>
    </>
  );
}

const amounts = [
  { name: 'total', label: phrases.total },
  { name: 'received', label: phrases.received },
  { name: 'open', label: phrases.open },
  { name: 'over', label: phrases.over },
] as const;

function MoneyTable({
  columns,
  currency,
}: {
  columns: readonly { label: string; balance: FamilyBalance }[];
  currency: 'USD' | 'CAD';
}) {
  return (
    <table className={own['money']}>
      <caption className="visually-hidden">{phrases.account}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{phrases.account}</span>
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {amounts.map(({ name, label }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {columns.map(({ label: when, balance }) => (
              <td key={when}>{formatMoney(balance[name], currency)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
