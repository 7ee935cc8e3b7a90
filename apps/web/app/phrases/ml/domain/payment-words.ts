export * from '../../en/domain/payment-words.ts';
import type { PaymentType } from '@sangamam/contract/ledger/terms/payment-methods';

export {
  balanceSentence,
  balanceStateNames,
  totalLabel,
} from '@sangamam/contract/ledger/balance/malayalam-balance-words';

export const paymentTypeNames: Record<PaymentType, string> = {
  CHEQUE: 'ചെക്ക്',
  CREDIT_CARD: 'ക്രെഡിറ്റ് കാർഡ്',
  PAYPAL: 'PayPal',
  CHASE: 'Zelle',
  NA: 'ഒന്നും അടയ്ക്കാനില്ല',
};

export const dueBy = 'അടയ്ക്കേണ്ട അവസാന തീയതി';
export const wasDueBy = 'അടയ്ക്കേണ്ടിയിരുന്ന തീയതി';
