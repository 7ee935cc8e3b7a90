export { balanceSentence, totalLabel } from '@sangamam/contract/payments/balance/balance-words';
