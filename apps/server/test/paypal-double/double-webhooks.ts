import { createHmac } from 'node:crypto';

import { paypalId } from './double-orders.ts';

/** A webhook as PayPal would send it. */
export interface SignedEvent {
  headers: Record<string, string>;
  body: string;
}

/** The webhook that the double calls, which only its signatures know. */
export const doubleWebhookId = 'WH-DOUBLE-0001';

const signingKey = 'known to the double alone';

/** Writes and signs an event; PayPal gives a repeated delivery the same event id. */
export function signEvent(type: string, resource: object, id = `WH-${paypalId()}`): SignedEvent {
  // The spaces show that the bytes are verified, not a rewritten document.
  const body = JSON.stringify({ id, event_type: type, resource }, null, 1);
  const transmissionId = crypto.randomUUID();
  const time = new Date().toISOString();
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42',
      'paypal-transmission-id': transmissionId,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signatureOf(transmissionId, time, doubleWebhookId, body),
    },
  };
}

/** What `verify-webhook-signature` answers to this request body. */
export function verdictOn(request: string): 'SUCCESS' | 'FAILURE' {
  const claims = JSON.parse(request) as Record<string, string>;
  const marker = '"webhook_event":';
  const event = request.slice(request.indexOf(marker) + marker.length, -1);
  const expected = signatureOf(
    claims['transmission_id'] ?? '',
    claims['transmission_time'] ?? '',
    claims['webhook_id'] ?? '',
    event,
  );
  return claims['transmission_sig'] === expected ? 'SUCCESS' : 'FAILURE';
}

function signatureOf(...parts: string[]): string {
  return createHmac('sha256', signingKey).update(parts.join('|')).digest('base64');
}
