import type { DiscountCode } from '@sangamam/contract/conventions/discounts/discount-draft';

import type { StoredDiscount } from './discount-repository.ts';

/** A stored code in the format of the configuration pages. */
export function presentDiscount({ row, packageIds }: StoredDiscount): DiscountCode {
  return { ...row, _id: row.id, packageIds };
}
