import type { OrderSummary } from '@sangamam/contract/orders/order';
import type { ReadinessItem, ReadinessTopic } from '@sangamam/contract/reports/readiness/readiness';

import { paths } from '#web/config/paths.ts';

import { conventionOver } from './convention-over.ts';

/** The pages where a family settles topics of its checklist. */
export type ChecklistLinks = Partial<Record<ReadinessTopic, string>>;

/** Where a family settles each topic of its checklist, as far as it can now. */
export function checklistLinks(order: OrderSummary, addonOrders: readonly OrderSummary[]): ChecklistLinks {
  const unpaid = [order, ...addonOrders].find(
    ({ status, balance }) => status !== 'CANCELLED' && balance.open > 0,
  );
  return {
    ...(unpaid && { MONEY: paths.howToPay(unpaid._id) }),
    CONSENTS: paths.documents(order._id),
    CARDS: paths.cards(order._id),
    ...(order.status === 'CONFIRMED' && {
      PICTURE: paths.familyPicture(order._id),
      TRAVEL: paths.arrivalDeparture(order._id),
    }),
    ...(order.hasHotelConfirmation && { HOTEL: paths.checkIn(order._id) }),
  };
}

/** Whether the checklist says what is next: in another status the registration says itself whose turn it is. */
export function checklistDecides({ status, conventionData }: OrderSummary): boolean {
  return status === 'CONFIRMED' && !conventionOver(conventionData);
}

/** How many things of a checklist are left for the family. */
export function countToDo(items: readonly ReadinessItem[] | undefined): number {
  return items?.filter(({ state }) => state === 'TO_DO').length ?? 0;
}

/** What the checklist asks for first, by its day, and the page where it is settled; undefined when all is settled. */
export function firstTask(
  items: readonly ReadinessItem[],
  links: ChecklistLinks,
): { topic: ReadinessTopic; to: string } | undefined {
  // Without a day: as early as possible.
  return items
    .flatMap(({ topic, state, by }) => {
      const to = state === 'TO_DO' ? links[topic] : undefined;
      return to === undefined ? [] : { topic, to, by: by ?? '' };
    })
    .toSorted((one, other) => one.by.localeCompare(other.by))[0];
}
