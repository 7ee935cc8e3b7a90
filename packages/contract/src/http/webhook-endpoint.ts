import { z } from 'zod';

import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-catalogue.ts';

/**
 * An endpoint called by another service. Its body is read as bytes, since the sender signed those: the handler checks
 * the signature before parsing. There is no session.
 */
export interface WebhookEndpoint<
  Errors extends ErrorCode = ErrorCode,
  Query extends z.ZodType = z.ZodType,
> extends Endpoint<z.ZodAny, Query, z.ZodAny, z.ZodType, Errors, 'anonymous'> {
  kind: 'webhook';
  method: 'POST';
}

/** The answer of every webhook once it has stored the message. */
export const webhookReceipt = z.object({ received: z.literal(true) });

/** Declares a webhook. */
export function defineWebhook<const Errors extends ErrorCode = never, Query extends z.ZodType = z.ZodAny>(
  endpoint: Pick<
    WebhookEndpoint,
    'path' | 'summary' | 'tag' | 'bodyLimit' | 'limit' | 'duringMaintenance'
  > & {
    query?: Query;
    errors?: readonly Errors[];
  },
): WebhookEndpoint<Errors, Query> {
  const absent = z.any();
  return {
    errors: [],
    query: absent as z.ZodType as Query,
    ...endpoint,
    kind: 'webhook',
    method: 'POST',
    access: 'anonymous',
    params: absent,
    body: absent,
    data: webhookReceipt,
  };
}
