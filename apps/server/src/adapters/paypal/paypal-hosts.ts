/** The addresses of PayPal's API, and where each sends payers. */
const payerHosts: Readonly<Record<string, string>> = {
  'api-m.paypal.com': 'www.paypal.com',
  'api.paypal.com': 'www.paypal.com',
  'api-m.sandbox.paypal.com': 'www.sandbox.paypal.com',
  'api.sandbox.paypal.com': 'www.sandbox.paypal.com',
};

/** True for an address of PayPal's API. */
export function isPaypalBase(baseUrl: string): boolean {
  if (!URL.canParse(baseUrl)) return false;
  const { protocol, host } = new URL(baseUrl);
  return protocol === 'https:' && host in payerHosts;
}

/**
 * True when `href` leads to the pages where payers of this API approve: the host that belongs to the API. Those of a
 * double are at its own origin. The family's browser is sent nowhere else, whatever an answer says.
 */
export function isPayerAddress(baseUrl: string, href: string): boolean {
  if (!URL.canParse(href)) return false;
  const base = new URL(baseUrl);
  const address = new URL(href);
  if (!isPaypalBase(baseUrl)) return address.origin === base.origin;
  return address.protocol === 'https:' && address.host === payerHosts[base.host];
}
