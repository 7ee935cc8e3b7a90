export {
  balanceSentence,
  balanceStateNames,
  totalLabel,
} from '@sangamam/contract/ledger/balance/balance-words';
export const dueBy = 'Due by';
export const wasDueBy = 'Was due by';
export { paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';
