import type { DiscountCode } from '@sangamam/contract/conventions/discounts/discount-draft';
import type { DiscountFormInput } from '@sangamam/contract/conventions/discounts/discount-form';

/** A package that a code can be for. */
export interface PackageChoice {
  _id: string;
  name: string;
}

/** The form values of a new discount. */
export function emptyDiscount(packages: readonly PackageChoice[]): DiscountFormInput {
  return {
    as: 'CODE',
    code: '',
    prefix: '',
    count: '50',
    title: '',
    percent: '',
    amount: '',
    cadAmount: '',
    scope: 'PACKAGE',
    packages: packages.map(({ _id: id, name }) => ({ id, name, chosen: false })),
    validFrom: '',
    validUntil: '',
    maxUses: '',
    maxUsesPerFamily: '1',
    budget: '',
    cadBudget: '',
    active: true,
  };
}

/** The form values of an existing code. */
export function discountFromWire(packages: readonly PackageChoice[]) {
  return (stored: DiscountCode): DiscountFormInput => ({
    ...emptyDiscount(packages),
    code: stored.code,
    title: stored.title,
    percent: digits(stored.percent),
    amount: digits(stored.amount),
    cadAmount: digits(stored.cadAmount),
    scope: stored.scope,
    packages: packages.map(({ _id: id, name }) => ({ id, name, chosen: stored.packageIds.includes(id) })),
    validFrom: stored.validFrom ?? '',
    validUntil: stored.validUntil ?? '',
    maxUses: digits(stored.maxUses),
    maxUsesPerFamily: digits(stored.maxUsesPerFamily),
    budget: digits(stored.budget),
    cadBudget: digits(stored.cadBudget),
    active: stored.active,
  });
}

const digits = (value: number | null) => (value === null ? '' : String(value));
