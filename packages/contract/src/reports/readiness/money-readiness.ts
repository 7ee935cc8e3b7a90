import type { RegistrationStatus } from '../../orders/order-status.ts';
import type { Balance, BalanceState } from '../../ledger/balance/balance.ts';

/** What of a balance matters; `dueDate` is the day by which it should be paid (`YYYY-MM-DD`). */
export type ReadinessBalance = Pick<Balance, 'state' | 'dueDate'>;

interface MoneyFacts {
  registrationStatus: RegistrationStatus | null;
  /** Balance of the registration. */
  balance: ReadinessBalance;
  /** Balances of its add-on orders. */
  addonBalances: readonly ReadinessBalance[];
}

/** Whether the money is settled, who has to act, and by when (`YYYY-MM-DD`). */
interface MoneyReadiness {
  state: 'DONE' | 'TO_DO' | 'WAITING' | 'NOT_NEEDED';
  actor: 'FAMILY' | 'TREASURER' | null;
  by: string | null;
}

/**
 * What a state of a balance means for the family, the weightiest first: the family pays, the treasurer checks, it is
 * paid, or there is nothing to pay.
 */
const weights = ['FAMILY', 'TREASURER', 'LATER', 'PAID', 'NOTHING'] as const;
type Weight = (typeof weights)[number];

const weightOf: Record<BalanceState, Weight> = {
  UNPAID: 'FAMILY',
  DECLINED: 'FAMILY',
  PART_RECEIVED: 'FAMILY',
  REPORTED: 'TREASURER',
  RECEIVED: 'TREASURER',
  PAID: 'PAID',
  NOTHING_TO_PAY: 'NOTHING',
  NOT_SUBMITTED: 'NOTHING',
  CLOSED: 'NOTHING',
};

/**
 * The money of a registration and its add-on orders together: the weightiest of them decides, and the earliest of its
 * due dates is the date. A registration is paid after its approval, though a family may pay before; add-on orders are due at
 * once (DECISIONS §4).
 */
export function moneyReadiness({ balance, addonBalances, registrationStatus }: MoneyFacts): MoneyReadiness {
  const awaitsApproval = balance.state === 'UNPAID' && registrationStatus !== 'REG_APPROVED';
  const parts: (readonly [ReadinessBalance, Weight])[] = [
    [balance, awaitsApproval ? 'LATER' : weightOf[balance.state]],
    ...addonBalances.map((one) => [one, weightOf[one.state]] as const),
  ];
  const weight = weights.find((one) => parts.some(([, own]) => own === one));
  const [by = null] = parts
    .flatMap(([{ dueDate }, own]) => (own === weight && dueDate !== null ? [dueDate] : []))
    .toSorted();
  switch (weight) {
    case 'FAMILY':
      return { state: 'TO_DO', actor: 'FAMILY', by };
    case 'TREASURER':
      return { state: 'WAITING', actor: 'TREASURER', by };
    case 'LATER':
      return { state: 'WAITING', actor: null, by: null };
    case 'PAID':
      return { state: 'DONE', actor: null, by: null };
    case 'NOTHING':
    case undefined:
      return { state: 'NOT_NEEDED', actor: null, by: null };
  }
}
