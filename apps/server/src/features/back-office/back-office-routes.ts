import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import {
  approveRegistration,
  cancelRegistration,
  rejectRegistration,
  reopenRegistration,
} from '#server/features/orders/decide-registration.ts';
import { askRegistration, noteRegistration } from '#server/features/orders/note-registration.ts';
import { mailAboutOrder } from '#server/features/outbox/mail-about-order.ts';
import { correctParticipant } from '#server/features/participants/correct-participant.ts';
import { statusOf } from '#server/features/orders/order-facts.ts';
import type { OrderRow } from '#server/features/orders/order-facts.ts';
import {
  approvePayment,
  declinePayment,
  receivePayment,
  rejectPayment,
} from '#server/features/payments/decide-payment.ts';
import { bindEndpoint } from '#server/http/route.ts';
import * as paymentDesk from '@sangamam/contract/payments/admin/payment-admin-endpoints';
import * as registrationCare from '@sangamam/contract/orders/admin/registration-care-endpoints';
import * as registrationDesk from '@sangamam/contract/orders/admin/registration-admin-endpoints';

import { approveRegistrations } from './approve-registrations.ts';
import { listDuplicates } from './list-duplicates.ts';
import { listPayments } from './read-payments.ts';
import { listRegistrations, readRegistrationOnRecord } from './read-registrations.ts';

/** What registrars and the treasurer do: the desks of registrations and payments. */
export function backOfficeRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, registrationDesk.listRegistrations, ({ actor, query }) =>
    listRegistrations(ctx, actor, query),
  );
  bindEndpoint(app, registrationDesk.getRegistration, ({ actor, params }) =>
    readRegistrationOnRecord(ctx, actor, params.orderId),
  );
  bindEndpoint(app, registrationDesk.approveRegistration, async ({ actor, params }) =>
    decided(await approveRegistration(ctx, actor, params.orderId)),
  );
  bindEndpoint(app, registrationDesk.rejectRegistration, async ({ actor, params, body }) =>
    decided(await rejectRegistration(ctx, actor, params.orderId, body.reason)),
  );
  bindEndpoint(app, registrationDesk.reopenRegistration, async ({ actor, params }) =>
    decided(await reopenRegistration(ctx, actor, params.orderId)),
  );
  bindEndpoint(app, registrationDesk.cancelRegistration, async ({ actor, params, body }) =>
    decided(await cancelRegistration(ctx, actor, params.orderId, body.reason)),
  );
  bindEndpoint(app, registrationCare.noteRegistration, ({ actor, params, body }) =>
    noteRegistration(ctx, actor, params.orderId, body.note),
  );
  bindEndpoint(app, registrationCare.askRegistration, ({ actor, params, body }) =>
    askRegistration(ctx, actor, params.orderId, body.question),
  );
  bindEndpoint(app, registrationCare.approveRegistrations, ({ actor, body }) =>
    approveRegistrations(ctx, actor, body.orderIds),
  );
  bindEndpoint(app, registrationCare.listDuplicates, ({ params }) => listDuplicates(ctx, params.orderId));
  bindEndpoint(app, registrationCare.correctParticipant, ({ actor, params, body }) =>
    correctParticipant(ctx, actor, { ...params, ...body }),
  );

  bindEndpoint(app, registrationCare.getRegistrationMail, ({ actor, params }) =>
    mailAboutOrder(ctx, actor, params),
  );

  bindEndpoint(app, paymentDesk.listPayments, ({ query }) => listPayments(ctx, query));
  bindEndpoint(app, paymentDesk.receivePayment, ({ actor, params, body }) =>
    receivePayment(ctx, actor, params.paymentId, body),
  );
  bindEndpoint(app, paymentDesk.approvePayment, ({ actor, params, body }) =>
    approvePayment(ctx, actor, params.paymentId, body?.reason),
  );
  bindEndpoint(app, paymentDesk.declinePayment, ({ actor, params, body }) =>
    declinePayment(ctx, actor, params.paymentId, body.reason),
  );
  bindEndpoint(app, paymentDesk.rejectPayment, ({ actor, params, body }) =>
    rejectPayment(ctx, actor, params.paymentId, body.reason),
  );
}

function decided(order: OrderRow) {
  return {
    _id: order.id,
    status: statusOf(order),
    registrationStatus: order.registrationStatus,
    permConvRegNo: order.permNumber,
  };
}
