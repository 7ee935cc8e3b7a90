export { balanceSentence, totalLabel } from '@sangamam/contract/ledger/balance/balance-words';
