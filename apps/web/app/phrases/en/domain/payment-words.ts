export {
  balanceSentence,
  balanceStateNames,
  totalLabel,
} from '@sangamam/contract/payments/balance/balance-words';
export const dueBy = 'Due by';
export const wasDueBy = 'Was due by';
export { paymentTypeNames } from '@sangamam/contract/payments/payment-methods';
