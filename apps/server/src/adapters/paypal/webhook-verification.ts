/** The headers and the unmodified body of a webhook. */
export interface PaypalNotification {
  header: (name: string) => string | undefined;
  rawBody: Buffer;
}

/**
 * The request by which PayPal verifies a webhook; `undefined` for one that cannot be genuine. The signature covers the
 * bytes of the event, so that they are passed on as they came and not as we would write them.
 */
export function verificationBody(
  { header, rawBody }: PaypalNotification,
  webhookId: string,
): string | undefined {
  const event = rawBody.toString('utf8');
  // Text that is not one JSON value could replace our own members of the request, such as the webhook's id.
  if (!isJsonObject(event)) return undefined;
  const claims: Record<string, string> = { webhook_id: webhookId };
  for (const name of signatureHeaders) {
    const value = header(`paypal-${name.replaceAll('_', '-')}`);
    if (value === undefined || value.length > 2_000) return undefined;
    claims[name] = value;
  }
  return `${JSON.stringify(claims).slice(0, -1)},"webhook_event":${event}}`;
}

const signatureHeaders = [
  'auth_algo',
  'cert_url',
  'transmission_id',
  'transmission_sig',
  'transmission_time',
];

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
