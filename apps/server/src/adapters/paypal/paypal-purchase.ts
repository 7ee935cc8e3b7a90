import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

/** What a payer is asked to approve. */
export interface PaypalPurchase {
  /** Comes back with every answer about the order; at most 127 characters. */
  customId: string;
  /** Shown to the payer and in the association's list at PayPal. */
  invoiceId: string;
  description: string;
  brandName: string;
  /** Whole dollars. */
  amount: number;
  currency: Currency;
  returnUrl: string;
  cancelUrl: string;
}

/** An amount as PayPal reads it. */
export const wireMoney = (amount: number, currency: Currency) => ({
  currency_code: currency,
  value: `${amount}.00`,
});

/** The body that creates an order. Transfers that clear after days are kept out. */
export function orderBody(purchase: PaypalPurchase) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: purchase.customId,
        invoice_id: purchase.invoiceId,
        description: purchase.description.slice(0, 127),
        amount: wireMoney(purchase.amount, purchase.currency),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: purchase.brandName.slice(0, 127),
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: purchase.returnUrl,
          cancel_url: purchase.cancelUrl,
        },
      },
    },
  };
}
