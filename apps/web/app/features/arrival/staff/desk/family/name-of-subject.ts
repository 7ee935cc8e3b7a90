import type { DeskEvent } from '@sangamam/contract/arrival/desk/desk-endpoints';
import type { DeskFamily } from '@sangamam/contract/arrival/desk/desk-family';

import * as phrases from '#phrases/arrival/staff/desk.ts';

/** Whom or what an event is about, in words; the family is absent where the device does not know it. */
export function nameOfSubject(family: DeskFamily | undefined, event: DeskEvent): string {
  if ('personId' in event)
    return family?.people.find(({ _id }) => _id === event.personId)?.name ?? phrases.somebody;
  const addon = family?.addons.find(({ _id }) => _id === event.addonLineId);
  return addon ? phrases.addonCount(addon) : phrases.anAddon;
}
