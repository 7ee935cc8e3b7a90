import { z } from 'zod';

import { paypalRefund } from '#server/adapters/paypal/paypal-wire.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import type { WebhookCall } from '#server/http/endpoints/bind-webhook.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import {
  deleteEventsBefore,
  findAttempt,
  findAttemptByProvider,
  insertEvent,
  isKnownEvent,
} from './attempt-repository.ts';
import { lockAttempt } from './lock-attempt.ts';
import { recordReversal } from './record-money-back.ts';
import { withPaypal } from './require-paypal.ts';
import { settleAttempt } from './settle-attempt.ts';

const text = z.string().min(1).max(200);

const eventSchema = z.object({
  id: text,
  event_type: text,
  resource: z.object({
    id: z.string().optional(),
    custom_id: z.string().optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).default({}) })
      .optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  }),
});
type PaypalEvent = z.output<typeof eventSchema>;

/**
 * Takes a webhook of PayPal. PayPal itself verifies that it sent the message; what is not verified changes nothing. The
 * message only says which attempt to look at: what happened is asked for, so that repeated, late and reordered messages
 * do no harm. An event that was acted on is acknowledged and dropped.
 *
 * @throws FORBIDDEN when PayPal did not send it, PAYPAL_UNAVAILABLE while PayPal cannot say so: it sends it again
 */
export async function receiveWebhook(ctx: Context, { rawBody, headers }: WebhookCall): Promise<void> {
  const header = (name: string) => [headers[name]].flat()[0];
  const isGenuine = await withPaypal(ctx, (paypal) => paypal.verifyWebhook({ header, rawBody }));
  if (!isGenuine) throw new AppError('FORBIDDEN');
  const json: unknown = JSON.parse(rawBody.toString('utf8'));
  const event = eventSchema.safeParse(json).data;
  // An event of a kind that we do not know is nothing that PayPal could do better by repeating it.
  if (!event || (await isKnownEvent(ctx.db, event.id))) return;
  const attempt = await attemptOf(ctx, event);
  if (attempt) await settleAttempt(ctx, attempt);
  if (attempt && event.event_type === 'PAYMENT.CAPTURE.REVERSED') {
    const { resource } = z.object({ resource: paypalRefund }).parse(json);
    await inTransaction(ctx, async (ctx) => {
      const locked = await lockAttempt(ctx, attempt);
      await recordReversal(ctx, locked.attempt, resource);
    });
  }
  await insertEvent(ctx.db, { id: event.id, type: event.event_type, receivedAt: ctx.now() });
}

/** The attempt that an event is about; none for what was not sold here. */
async function attemptOf(ctx: Context, { event_type: type, resource }: PaypalEvent) {
  const orderId = type.startsWith('CHECKOUT.ORDER.')
    ? resource.id
    : resource.supplementary_data?.related_ids.order_id;
  const ofOrder = orderId && (await findAttemptByProvider(ctx.db, 'providerOrderId', orderId));
  if (ofOrder) return ofOrder;
  const customId = z.uuid().safeParse(resource.custom_id).data;
  const named = customId && (await findAttempt(ctx.db, customId));
  if (named) return named;
  const captureId =
    resource.links
      .find(({ rel }) => rel === 'up')
      ?.href.split('/')
      .at(-1) ?? resource.id;
  return captureId ? findAttemptByProvider(ctx.db, 'captureId', captureId) : undefined;
}

/** PayPal repeats an event for three days at most. */
const eventsKeptMs = 30 * 24 * 3_600_000;

/** Deletes the ids of old events. */
export function purgeExpiredEvents(ctx: Context): Promise<void> {
  return deleteEventsBefore(ctx.db, new Date(ctx.now().getTime() - eventsKeptMs));
}
