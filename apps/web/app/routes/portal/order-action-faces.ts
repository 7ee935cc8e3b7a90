import { orderLink } from '#web/features/registrations/order-link.tsx';
import type { OrderActionFaces } from '#web/features/registrations/order-action-faces.ts';
import { paths } from '#web/config/paths.ts';
import { chooseConvention } from '#web/lib/session/session.ts';

/** What My Account can do with an order so far. A new page adds its action here, and it shows where it is offered. */
export const orderActionFaces: OrderActionFaces = {
  // Who had chosen a package before goes on at the review.
  CONTINUE: orderLink(
    'CONTINUE',
    ({ packageName }) => (packageName === null ? paths.participants : paths.review),
    ({ conventionData }) => chooseConvention(conventionData._id),
  ),
  PAY: orderLink('PAY', ({ _id }) => paths.payment(_id)),
  RETRY_PAYMENT: orderLink('RETRY_PAYMENT', ({ _id }) => paths.payment(_id)),
  VIEW: orderLink('VIEW', ({ _id }) => paths.reviewOf(_id)),
};
