import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { PaypalRefused, PaypalUnavailable } from './paypal-errors.ts';
import { isPayerAddress } from './paypal-hosts.ts';
import { orderBody, wireMoney, type PaypalPurchase } from './paypal-purchase.ts';
import { createPaypalTransport, type PaypalAccess } from './paypal-transport.ts';
import {
  paypalOrder,
  paypalRefund,
  webhookVerdict,
  type PaypalOrder,
  type PaypalRefund,
} from './paypal-wire.ts';
import { verificationBody, type PaypalNotification } from './webhook-verification.ts';

/** PayPal does not keep anybody waiting longer than this. */
const defaultTimeoutMs = 10_000;

/**
 * PayPal's Orders v2. Every operation that changes something takes a request id: repeated with it, it has one effect.
 * All throw PaypalUnavailable when nobody knows what happened, and PaypalRefused when PayPal says no.
 */
export interface PaypalClient {
  /** Tries address and credentials. */
  signIn(): Promise<void>;
  createOrder(purchase: PaypalPurchase, requestId: string): Promise<{ id: string; approveUrl: string }>;
  /** `undefined` for an order that PayPal does not have (any more). */
  getOrder(id: string): Promise<PaypalOrder | undefined>;
  captureOrder(id: string, requestId: string): Promise<PaypalOrder>;
  refundCapture(
    captureId: string,
    refund: { amount: number; currency: Currency; note: string; customId: string },
    requestId: string,
  ): Promise<PaypalRefund>;
  /** Asks PayPal whether it sent this message to our webhook. */
  verifyWebhook(notification: PaypalNotification): Promise<boolean>;
}

/** A client for the association's account. */
export function createPaypalClient({
  webhookId,
  timeoutMs = defaultTimeoutMs,
  ...access
}: PaypalAccess & { webhookId: string; timeoutMs?: number }): PaypalClient {
  const { send, signIn } = createPaypalTransport(access, timeoutMs);
  return {
    signIn,
    async createOrder(purchase, requestId) {
      const body = JSON.stringify(orderBody(purchase));
      const path = '/v2/checkout/orders';
      const operation = 'create an order';
      const { id, links } = await send({
        operation,
        method: 'POST',
        path,
        body,
        requestId,
        answer: paypalOrder,
      });
      const approveUrl = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
      if (approveUrl === undefined || !isPayerAddress(access.baseUrl, approveUrl))
        throw new PaypalUnavailable('PayPal named no address of its own for the payer');
      return { id, approveUrl };
    },
    async getOrder(id) {
      const path = `/v2/checkout/orders/${encodeURIComponent(id)}`;
      try {
        return await send({ operation: 'show an order', method: 'GET', path, answer: paypalOrder });
      } catch (error) {
        if (error instanceof PaypalRefused && error.status === 404) return undefined;
        throw error;
      }
    },
    captureOrder(id, requestId) {
      const path = `/v2/checkout/orders/${encodeURIComponent(id)}/capture`;
      const operation = 'capture an order';
      return send({ operation, method: 'POST', path, body: '{}', requestId, answer: paypalOrder });
    },
    refundCapture(captureId, { amount, currency, note, customId }, requestId) {
      const body = JSON.stringify({
        amount: wireMoney(amount, currency),
        custom_id: customId,
        note_to_payer: note.slice(0, 255),
      });
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
      const operation = 'refund a capture';
      return send({ operation, method: 'POST', path, body, requestId, answer: paypalRefund });
    },
    async verifyWebhook(notification) {
      const body = verificationBody(notification, webhookId);
      if (body === undefined) return false;
      const path = '/v1/notifications/verify-webhook-signature';
      const operation = 'verify a webhook';
      try {
        const answer = await send({ operation, method: 'POST', path, body, answer: webhookVerdict });
        return answer.verification_status === 'SUCCESS';
      } catch (error) {
        if (error instanceof PaypalRefused) return false;
        throw error;
      }
    },
  };
}
