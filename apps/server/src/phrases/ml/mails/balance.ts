export * from '../../en/mails/balance.ts';
export { balanceSentence, totalLabel } from '@sangamam/contract/payments/balance/malayalam-balance-words';
