import type { OrderSummary } from '@sangamam/contract/orders/order';

import { ChangeWish } from '#web/features/casework/family/questions/change-wish.tsx';
import { AskCancelAction } from '#web/features/orders/family/cancel/ask-cancel-action.tsx';
import { CancelOrderAction } from '#web/features/orders/family/cancel/cancel-order-action.tsx';
import {
  AddonReceiptAction,
  RegistrationReceiptAction,
} from '#web/features/orders/family/actions/order-receipt.tsx';
import { orderLink } from '#web/features/orders/family/actions/order-link.tsx';
import type { OrderActionRenderers } from '#web/features/orders/family/actions/order-action-renderers.ts';
import { paths } from '#web/config/paths.ts';
import { chooseConvention } from '#web/lib/session/session.ts';

/** The order actions of My Account. A new page adds its action here; it appears wherever the server offers it. */
export const orderActionRenderers: OrderActionRenderers = {
  CONTINUE: orderLink('CONTINUE', whereItGoesOn, ({ conventionData }) =>
    chooseConvention(conventionData._id),
  ),
  PAY: orderLink('PAY', ({ _id }) => paths.payment(_id)),
  RETRY_PAYMENT: orderLink('RETRY_PAYMENT', ({ _id }) => paths.payment(_id)),
  HOW_TO_PAY: orderLink('HOW_TO_PAY', ({ _id }) => paths.howToPay(_id)),
  PAY_NOW: orderLink('PAY_NOW', ({ _id }) => paths.payment(_id)),
  VIEW: orderLink('VIEW', ({ _id }) => paths.reviewOf(_id)),
  CHECK_IN: orderLink('CHECK_IN', ({ _id }) => paths.checkIn(_id)),
  ARRIVAL_DEPARTURE: orderLink('ARRIVAL_DEPARTURE', ({ _id }) => paths.arrivalDeparture(_id)),
  BUY_ADDONS: orderLink('BUY_ADDONS', ({ _id }) => paths.addonsOf(_id)),
  RECEIPT: RegistrationReceiptAction,
  ADDON_RECEIPT: AddonReceiptAction,
  CONSENT_FORM: orderLink('CONSENT_FORM', ({ _id }) => paths.documents(_id)),
  FAMILY_PICTURE: orderLink('FAMILY_PICTURE', ({ _id }) => paths.familyPicture(_id)),
  CHANGE: orderLink('CHANGE', ({ _id }) => paths.changeRegistration(_id)),
  ASK_CHANGE: ChangeWish,
  CANCEL: CancelOrderAction,
  ASK_CANCEL: AskCancelAction,
};

/** The step where the family stopped; for an add-on order without a selection, the page that selects add-ons. */
function whereItGoesOn({ _id, parentOrderId, balance, resumeAt }: OrderSummary): string {
  if (parentOrderId !== null) return balance.net > 0 ? paths.reviewOf(_id) : paths.addonsOf(_id);
  return { people: paths.participants, package: paths.packages, review: paths.review }[resumeAt ?? 'people'];
}
