import type { Currency } from '../../orders/pricing/currency-for.ts';
import { formatMoney } from '../../orders/pricing/format-money.ts';
import type { Balance, BalanceState } from './balance.ts';

/** As `balance-words.ts`, in Malayalam. */
export function totalLabel({ feeIsKnown }: Pick<Balance, 'feeIsKnown'>): string {
  return feeIsKnown ? 'ആകെ' : 'ആകെ, ഫീ ചേർക്കാതെ';
}

/** The payment state in two or three words. */
export const balanceStateNames: Record<BalanceState, string> = {
  NOT_SUBMITTED: 'അയച്ചിട്ടില്ല',
  NOTHING_TO_PAY: 'ഒന്നും അടയ്ക്കാനില്ല',
  UNPAID: 'പണമടച്ചിട്ടില്ല',
  REPORTED: 'പണം വഴിയിലാണ്',
  PART_RECEIVED: 'പണം ഭാഗികമായി ലഭിച്ചു',
  RECEIVED: 'പണം ലഭിച്ചു',
  PAID: 'പണമടച്ചു',
  DECLINED: 'പേയ്മെന്റ് സ്വീകരിച്ചില്ല',
  CLOSED: 'ഒന്നും അടയ്ക്കാനില്ല',
};

/** One sentence about money that does not match; nothing where the amounts match. */
export function balanceSentence(
  { received, total, open, over, state }: Balance,
  currency: Currency,
): string | undefined {
  const money = (amount: number) => formatMoney(amount, currency);
  if (state === 'PART_RECEIVED') {
    return `${money(total)}-ൽ ${money(received)} ലഭിച്ചു. ${money(open)} ബാക്കിയുണ്ട്.`;
  }
  if (state === 'CLOSED') {
    return over > 0 ? `${money(received)} ലഭിച്ചു. ട്രഷറർ ${money(over)} തിരികെ നൽകും.` : undefined;
  }
  return over > 0
    ? `${money(total)} വേണ്ടിടത്ത് ${money(received)} ലഭിച്ചു. ട്രഷറർ ${money(over)} തിരികെ നൽകും, അല്ലെങ്കിൽ അതേക്കുറിച്ച് എഴുതും.`
    : undefined;
}
