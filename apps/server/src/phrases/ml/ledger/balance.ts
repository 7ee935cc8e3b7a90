export * from '../../en/ledger/balance.ts';
export { balanceSentence, totalLabel } from '@sangamam/contract/ledger/balance/malayalam-balance-words';
