export {
  balanceSentence,
  balanceStateNames,
  totalLabel,
} from '@sangamam/contract/payments/balance/balance-words';
export { paymentTypeNames } from '@sangamam/contract/payments/payment-methods';
