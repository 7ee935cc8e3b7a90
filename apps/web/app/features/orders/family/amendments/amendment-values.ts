import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import type {
  AmendmentOptions,
  previewAmendment,
} from '@sangamam/contract/orders/amendments/amendment-endpoints';
import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import { addonKeys, declinedKey, isOnOffer } from '@sangamam/contract/orders/pricing/addon-lines';
import type { AmendmentFormInput } from '@sangamam/contract/orders/amendments/amendment-form';

import { addonsFromWire, addonsToWire } from '#web/domain/addons/addon-values.ts';

/** A change of a registration that was sent, with how it is settled. */
export type WantedAmendment = EndpointInput<typeof previewAmendment>['body'];

/** The part of an amendment that is worked out: its reason is typed afterwards. */
type Typed = Omit<AmendmentFormInput, 'reason'>;

/** What the form starts with: the registration as it is. */
export function amendmentFromWire(options: AmendmentOptions): AmendmentFormInput {
  const { people, packageId, addons, selection, specialRequest } = options;
  const chosen = selection.map(({ addonId, key, quantity }) => ({
    addonId,
    data: { key, value: { quantity } },
  }));
  return {
    ...addonsFromWire(addons, chosen, specialRequest),
    people: people.map(({ participantId, attends, relationship }) => ({
      participantId,
      attends,
      relationship,
    })),
    join: [],
    packageId: packageId ?? '',
    currency: options.currency,
    dueDate: options.balance.dueDate ?? '',
    kept: keptAddons(options).map(({ addonId, key, quantity }) => ({
      addonId,
      key,
      quantity: String(quantity),
    })),
    waive: false,
    keptFee: '',
    reason: '',
  };
}

/** What is to be different, with how it is settled; undefined while nothing is. */
export function amendmentToWire(typed: Typed, options: AmendmentOptions): WantedAmendment | undefined {
  const before = amendmentFromWire(options);
  const tick = (attends: boolean) =>
    typed.people
      .filter(
        (one) =>
          one.attends === attends &&
          before.people.some((was) => was.participantId === one.participantId && was.attends !== attends),
      )
      .map(({ participantId }) => participantId);
  const relate = typed.people.flatMap(({ participantId, relationship }) => {
    const was = before.people.find((one) => one.participantId === participantId);
    return relationship === was?.relationship || relationship === 'SELF'
      ? []
      : [{ participantId, relationship }];
  });
  const change = {
    ...(relate.length > 0 && { relate }),
    ...(typed.currency !== before.currency && { currency: typed.currency }),
    ...(typed.dueDate !== before.dueDate && typed.dueDate !== '' && { dueDate: typed.dueDate }),
    join: typed.join,
    attend: tick(true),
    leave: tick(false),
    ...(typed.packageId !== before.packageId && { packageId: typed.packageId }),
    ...(differs(addonsOf(typed, options), addonsOf(before, options)) && { addons: addonsOf(typed, options) }),
    ...(typed.specialRequest.trim() !== before.specialRequest && { specialRequest: typed.specialRequest }),
  };
  const isSame = Object.values(change).every((value) => Array.isArray(value) && value.length === 0);
  if (isSame && relate.length === 0 && !('addons' in change)) return undefined;
  return {
    change,
    settlement: { waive: typed.waive, keptFee: /^\d+$/u.test(typed.keptFee) ? Number(typed.keptFee) : 0 },
  };
}

/** The add-ons of the family, in short; empty without one. */
export function heldAddons({ selection }: AmendmentOptions): string {
  const bought = selection.filter(({ key }) => key !== declinedKey);
  return [...new Set(bought.map(({ title }) => title))].join(', ');
}

/** Add-ons that the family has and that are no longer on offer: they can be kept, in part too. */
export function keptAddons({ addons, selection }: AmendmentOptions): AmendmentOptions['selection'] {
  return selection.filter((one) => !isOnOffer(addons, one));
}

/** The catalogue with the places that the family has already counted as left. */
export function addonsWithOwnPlaces({ addons, selection }: AmendmentOptions): CatalogueAddon[] {
  const held = (addonId: string, key: string) =>
    selection.find((one) => one.addonId === addonId && one.key === key)?.quantity ?? 0;
  return addons.map((addon) => ({
    ...addon,
    ...(addon.placesLeft && {
      placesLeft: Object.fromEntries(
        [...addonKeys(addon).keys()].flatMap((key) => {
          const left = addon.placesLeft?.[key];
          return left === undefined ? [] : [[key, left + held(addon._id, key)]];
        }),
      ),
    }),
  }));
}

function addonsOf({ addons, kept }: Pick<Typed, 'addons' | 'kept'>, options: AmendmentOptions) {
  const chosen = addonsToWire(options.addons, addons, options.currency).map(({ addonId, data }) => ({
    addonId,
    key: data.key,
    quantity: data.value.quantity,
  }));
  const stays = kept
    .map(({ addonId, key, quantity }) => ({ addonId, key, quantity: Number(quantity) || 0 }))
    .filter(({ quantity }) => quantity > 0);
  return [...chosen, ...stays];
}

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
