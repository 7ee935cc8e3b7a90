import type { OrderLine } from '@sangamam/contract/orders/order';
import type { LineItem } from '@sangamam/contract/orders/pricing/addon-lines';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';

const spoken: Record<string, string> = { Yes: '', ADULT: 'Adults', CHILDREN: 'Children' };

/** The lines as people read them, amounts in whole dollars of `currency`. */
export function presentLines(lines: readonly LineItem[], currency: Currency): OrderLine[] {
  return lines.map(({ kind, title, key, note, removesPosition, quantity, unit }) => ({
    kind,
    title,
    detail: kind === 'PACKAGE' ? 'Package' : (note ?? spoken[key ?? ''] ?? key ?? ''),
    quantity,
    amount: priceIn(currency, unit) * quantity,
    ...(typeof removesPosition === 'number' && { removesPosition }),
  }));
}
