import type { Currency } from '../pricing/currency-for.ts';
import type { EnvelopeSum, HandedOver } from './kick-off-endpoints.ts';

/** Adds up money by currency: checks and cash apart, in the order of the currencies' names; nothing for none. */
export function envelopeOf(
  money: readonly { kind: HandedOver; currency: Currency; amount: number }[],
): EnvelopeSum[] {
  const sum = (currency: Currency, kind: HandedOver) =>
    money
      .filter((one) => one.currency === currency && one.kind === kind)
      .reduce((total, { amount }) => total + amount, 0);
  return [...new Set(money.map(({ currency }) => currency))]
    .toSorted((one, other) => other.localeCompare(one))
    .map((currency) => ({ currency, checks: sum(currency, 'CHECK'), cash: sum(currency, 'CASH') }));
}

/** What was counted beyond what was noted, by currency; negative for what is missing. Currencies in balance are left out. */
export function envelopeDifferences(
  noted: readonly EnvelopeSum[],
  counted: readonly EnvelopeSum[],
): EnvelopeSum[] {
  const of = (sums: readonly EnvelopeSum[], currency: Currency) =>
    sums.find((one) => one.currency === currency) ?? { currency, checks: 0, cash: 0 };
  return [...new Set([...noted, ...counted].map(({ currency }) => currency))]
    .map((currency) => {
      const [before, after] = [of(noted, currency), of(counted, currency)];
      return { currency, checks: after.checks - before.checks, cash: after.cash - before.cash };
    })
    .filter(({ checks, cash }) => checks !== 0 || cash !== 0);
}
