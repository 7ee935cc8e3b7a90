import { paypalIsSilent } from '#phrases/notices/notices.ts';

import type { PaypalClient } from './adapters/paypal/paypal-client.ts';
import type { Context } from './db/context.ts';
import { clearNotice, raiseNotice } from './features/notices/site-notices.ts';
import type { JobsLog } from './jobs/worker-logger.ts';

/**
 * At a start: tries PayPal's address and credentials, where they are set. PayPal that does not answer is no reason not to
 * start, but administrators see it before families do.
 */
export async function preparePaypal(
  ctx: Context,
  paypal: PaypalClient | undefined,
  log: JobsLog,
): Promise<void> {
  try {
    await paypal?.signIn();
    await clearNotice(ctx, 'paypal.silent');
  } catch (error) {
    log.warn({ err: error }, 'PayPal cannot be used with the PAYPAL_ settings: families can try again later');
    await raiseNotice(ctx, 'paypal.silent', paypalIsSilent);
  }
}
