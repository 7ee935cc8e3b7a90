export * from '../../../en/orders/family/actions.ts';
import type { OrderAction } from '@sangamam/contract/orders/order-actions';

export const orderActionNames: Record<OrderAction, string> = {
  CONTINUE: 'തുടരുക',
  PAY: 'പണമടച്ച് രജിസ്ട്രേഷൻ പൂർത്തിയാക്കുക',
  RETRY_PAYMENT: 'വീണ്ടും പണമടയ്ക്കുക',
  HOW_TO_PAY: 'എങ്ങനെ പണമടയ്ക്കാം',
  PAY_NOW: 'ഇപ്പോൾ പണമടയ്ക്കുക',
  VIEW: 'രജിസ്ട്രേഷൻ കാണുക',
  CHECK_IN: 'ചെക്ക്-ഇൻ',
  ARRIVAL_DEPARTURE: 'വരവും പോക്കും',
  BUY_ADDONS: 'ആഡ്-ഓണുകൾ വാങ്ങുക',
  RECEIPT: 'രജിസ്ട്രേഷൻ രസീത്',
  ADDON_RECEIPT: 'ആഡ്-ഓൺ രസീത്',
  CONSENT_FORM: 'സമ്മതപത്രം (Consent Form)',
  FAMILY_PICTURE: 'കുടുംബചിത്രം',
  CHANGE: 'രജിസ്ട്രേഷൻ മാറ്റുക',
  ASK_CHANGE: 'മാറ്റം ആവശ്യപ്പെടുക',
  ASK_CANCEL: 'റദ്ദാക്കാൻ ആവശ്യപ്പെടുക',
  CANCEL: 'രജിസ്ട്രേഷൻ റദ്ദാക്കുക',
};
