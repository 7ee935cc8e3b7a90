import type { AddonType } from '@sangamam/contract/conventions/addons/addon';
import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import type { AddonFormInput } from '@sangamam/contract/conventions/configuration/configuration-forms';

import * as phrases from '#phrases/conventions/staff/addons.ts';

export type StoredAddon = ConventionConfiguration['addons'][number];
type OptionInput = AddonFormInput['options'][number];

/** An empty choice. */
export const emptyOption: OptionInput = { key: '', price: '', cadPrice: '', capacity: '' };

/** The form values of a new add-on. */
export const emptyAddon: AddonFormInput = {
  title: '',
  shortDescription: '',
  type: 'YES_NO',
  active: true,
  options: [{ ...emptyOption, key: 'Yes' }],
};

/** The form values of an existing add-on. */
export function addonFromWire(stored: StoredAddon): AddonFormInput {
  const { title, shortDescription, type, active } = stored;
  const options = stored.options.map(({ key, price, cadPrice, capacity }) => ({
    key,
    price: String(price),
    cadPrice: cadPrice === null ? '' : String(cadPrice),
    capacity: capacity === null ? '' : String(capacity),
  }));
  return {
    title,
    shortDescription,
    type,
    active,
    options: optionsFor(type, options),
  };
}

const fixedKeys: Readonly<Partial<Record<AddonType, readonly string[]>>> = {
  YES_NO: [phrases.yes],
  ADULT_CHILDREN: ['ADULT', 'CHILDREN'],
};

/** True if the type itself determines the choices. */
export function hasFixedKeys(type: AddonType): boolean {
  return fixedKeys[type] !== undefined;
}

/** The choices of a type; what was typed is kept where it fits. */
export function optionsFor(type: AddonType, typed: readonly OptionInput[]): OptionInput[] {
  const fixed = fixedKeys[type];
  if (fixed) return fixed.map((key, index) => ({ ...emptyOption, ...typed[index], key }));
  const known = new Set(Object.values(fixedKeys).flat());
  const free = typed.map((option) => (known.has(option.key) ? { ...option, key: '' } : option));
  const [first = emptyOption] = free;
  return type === 'SINGLE_FIELD' || free.length === 0 ? [first] : free;
}
