import type {
  FamilyChange,
  AmendmentOptions,
} from '@sangamam/contract/orders/amendments/amendment-endpoints';
import type { ChangeParts, ChangeRequest } from '@sangamam/contract/orders/amendments/change-request';
import { fullName } from '@sangamam/contract/fields/full-name';
import { relationshipNames } from '@sangamam/contract/orders/participants/participant';
import { declinedKey } from '@sangamam/contract/orders/pricing/addon-lines';

import * as phrases from '#phrases/orders/staff/change-requests.ts';
import { optionName } from '#web/domain/addons/key-name.ts';

/** A request that waits for its answer. */
export type OpenRequest = ChangeRequest & { change: FamilyChange };

export function isOpenRequest(request: ChangeRequest | null): request is OpenRequest {
  return request?.state === 'OPEN' && request.change !== null;
}

/** A part of a requested change that staff take or leave. */
export interface RequestPart {
  label: string;
  /** Adds this part to those that are carried out. */
  addTo: (parts: ChangeParts) => ChangeParts;
}

/** The parts of a requested change in words, each of which can be left out. */
export function requestParts(change: FamilyChange, options: AmendmentOptions): RequestPart[] {
  const nameOf = (id: string) => options.people.find(({ participantId }) => participantId === id)?.name ?? id;
  const { packageId, addons, specialRequest } = change;
  return [
    ...change.join.map((one, index) => ({
      label: phrases.joins({
        name: fullName(one),
        relationship: relationshipNames[one.relationShip].toLowerCase(),
      }),
      addTo: (parts: ChangeParts) => ({ ...parts, join: [...parts.join, index] }),
    })),
    ...change.attend.map((id) => ({
      label: phrases.attends({ name: nameOf(id) }),
      addTo: (parts: ChangeParts) => ({ ...parts, attend: [...parts.attend, id] }),
    })),
    ...change.leave.map((id) => ({
      label: phrases.leaves({ name: nameOf(id) }),
      addTo: (parts: ChangeParts) => ({ ...parts, leave: [...parts.leave, id] }),
    })),
    ...(packageId === undefined
      ? []
      : [
          {
            label: phrases.anotherPackage({
              name: options.packages.find(({ _id }) => _id === packageId)?.name ?? packageId,
              before: options.packageName ?? '',
            }),
            addTo: (parts: ChangeParts) => ({ ...parts, package: true }),
          },
        ]),
    ...(addons
      ? [
          {
            label: addonsInWords(addons, options),
            addTo: (parts: ChangeParts) => ({ ...parts, addons: true }),
          },
        ]
      : []),
    ...(specialRequest === undefined
      ? []
      : [
          {
            label: specialRequest
              ? phrases.specialRequest({ text: specialRequest })
              : phrases.noSpecialRequest,
            addTo: (parts: ChangeParts) => ({ ...parts, specialRequest: true }),
          },
        ]),
  ];
}

/** The parts of a request that are ticked. */
export function chosenParts(parts: readonly RequestPart[], chosen: readonly boolean[]): ChangeParts {
  const none: ChangeParts = {
    join: [],
    attend: [],
    leave: [],
    package: false,
    addons: false,
    specialRequest: false,
  };
  return parts.filter((_part, index) => chosen[index]).reduce((sum, part) => part.addTo(sum), none);
}

function addonsInWords(
  addons: NonNullable<FamilyChange['addons']>,
  { addons: catalogue, selection }: AmendmentOptions,
): string {
  const bought = addons.filter(({ key }) => key !== declinedKey);
  if (bought.length === 0) return phrases.noAddOns;
  const titleOf = (id: string) =>
    catalogue.find(({ _id }) => _id === id)?.title ??
    selection.find(({ addonId }) => addonId === id)?.title ??
    '';
  const list = bought
    .map(({ addonId, key, quantity }) =>
      [`${quantity} × ${titleOf(addonId)}`, optionName(key)].filter(Boolean).join(' '),
    )
    .join(', ');
  return phrases.addOns({ list });
}
