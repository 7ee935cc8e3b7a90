import type { DoubleOrder } from './double-orders.ts';

/** The page on which a payer approves, pays with a card that is declined, or goes back. */
export function approvePage({ id, purchase_units: [unit], cancelUrl }: DoubleOrder): string {
  const { value, currency_code: currency } = unit?.amount ?? { value: '', currency_code: '' };
  const button = (outcome: string, label: string) =>
    `<form method="post" action="/checkoutnow?token=${id}"><button name="outcome" value="${outcome}">${label}</button></form>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>PayPal double</title></head><body><main>
<h1>Pay ${value} ${currency}</h1><p>${unit?.description ?? ''}</p>
${button('approve', 'Pay now')}${button('decline', 'Pay with a declined card')}
<a href="${withToken(cancelUrl, id).replaceAll('&', '&amp;')}">Cancel and return</a></main></body></html>`;
}

/** PayPal adds the order's id to the return addresses. */
export function withToken(address: string, id: string): string {
  const url = new URL(address);
  url.searchParams.set('token', id);
  return url.href;
}
