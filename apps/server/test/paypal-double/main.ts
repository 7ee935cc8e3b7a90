// A double of PayPal to click on: node apps/server/test/paypal-double/main.ts <port>. Prints the settings that lead to it.
import { doubleWebhookId } from './double-webhooks.ts';
import { doubleCredentials, startPaypalDouble } from './paypal-double.ts';

const { origin } = await startPaypalDouble({ port: Number(process.argv[2] ?? '0') });
process.stdout.write(
  [
    `PAYPAL_BASE_URL=${origin}`,
    `PAYPAL_CLIENT_ID=${doubleCredentials.clientId}`,
    `PAYPAL_CLIENT_SECRET=${doubleCredentials.clientSecret}`,
    `PAYPAL_WEBHOOK_ID=${doubleWebhookId}`,
    '',
  ].join('\n'),
);
