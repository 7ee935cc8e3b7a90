import { z } from 'zod';

import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-catalogue.ts';

/**
 * An endpoint that another service calls. Its body is read as bytes, since the sender has signed those: whoever handles
 * it checks the signature before anything is parsed. Nobody is signed in.
 */
export interface WebhookEndpoint<Errors extends ErrorCode = ErrorCode> extends Endpoint<
  z.ZodAny,
  z.ZodAny,
  z.ZodAny,
  z.ZodType,
  Errors,
  'anonymous'
> {
  kind: 'webhook';
  method: 'POST';
}

/** What every webhook answers once it has taken a message. */
export const webhookReceipt = z.object({ received: z.literal(true) });

/** Declares a webhook. */
export function defineWebhook<const Errors extends ErrorCode = never>(
  endpoint: Pick<WebhookEndpoint, 'path' | 'summary' | 'tag' | 'bodyLimit' | 'limit'> & {
    errors?: readonly Errors[];
  },
): WebhookEndpoint<Errors> {
  const absent = z.any();
  return {
    errors: [],
    ...endpoint,
    kind: 'webhook',
    method: 'POST',
    access: 'anonymous',
    params: absent,
    query: absent,
    body: absent,
    data: webhookReceipt,
  };
}
