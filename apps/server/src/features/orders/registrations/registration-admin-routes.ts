import type { FastifyInstance } from 'fastify';
import * as care from '@sangamam/contract/casework/care/registration-care-endpoints';
import * as conversation from '@sangamam/contract/casework/questions/conversation-endpoints';
import * as exported from '@sangamam/contract/orders/registrations/registration-export';
import * as filters from '@sangamam/contract/orders/registrations/registration-filters';
import * as queue from '@sangamam/contract/orders/registrations/registration-queue-endpoints';
import * as searched from '@sangamam/contract/orders/registrations/search-endpoints';
import * as undoEndpoints from '@sangamam/contract/orders/decisions/undo/undo-endpoints';
import * as replies from '@sangamam/contract/casework/saved-replies/saved-reply-endpoints';
import * as registrations from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import { addFamilyAnswer } from '#server/features/casework/questions/answer-question.ts';
import { messageFamily } from '#server/features/casework/questions/ask-family.ts';
import { closeConversation } from '#server/features/casework/questions/close-questions.ts';
import { mailAboutOrder } from '#server/features/mail/outbox/mail-about-order.ts';
import { cancelAsAsked, declineCancelRequest } from '#server/features/ledger/cancel/answer-cancel-request.ts';
import { settleReinstated } from '#server/features/ledger/decisions/settle-reinstated.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';
import { readReplyValues } from '#server/features/casework/reply-values/read-reply-values.ts';

import {
  approveRegistration,
  cancelRegistration,
  rejectRegistration,
  reopenRegistration,
} from '../decisions/decide-registration.ts';
import { reinstateRegistration } from '../decisions/reinstate-registration.ts';
import { takeApprovalBack } from './take-approval-back.ts';
import { ownDecision } from '../decisions/own-decision.ts';
import { undoEach } from './undo/undo-registration-decision.ts';
import { correctParticipant } from '../participants/correct-participant.ts';
import { statusOf } from '../order/order-facts.ts';
import type { OrderRow } from '../order/order-facts.ts';
import { approveRegistrations } from './approve-registrations.ts';
import { messageFamilies, rejectRegistrations } from './bulk-registrations.ts';
import { countSavedViews } from './count-saved-views.ts';
import { exportParticipants } from './export/export-participants.ts';
import { exportRegistrations } from './export/export-registrations.ts';
import { listDuplicates } from './list-duplicates.ts';
import { listAddonChoices, listPackageChoices } from './list-package-choices.ts';
import { markDistinct } from './mark-distinct.ts';
import { readNeighbours } from './read-neighbours.ts';
import { searchEverybody } from './search/search-everybody.ts';
import { listRegistrations, readRegistrationWithAudit } from './read-registrations.ts';

/** Registrations as staff list, read and decide them. */
export function registrationAdminRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, registrations.listRegistrations, ({ actor, query }) =>
    listRegistrations(ctx, actor, query),
  );
  bindDownload(app, exported.exportRegistrations, ({ actor, params, query }) =>
    exportRegistrations(ctx, actor, params.format, query),
  );
  bindDownload(app, exported.exportParticipants, ({ actor, params, query }) =>
    exportParticipants(ctx, actor, params.format, query),
  );
  bindEndpoint(app, searched.searchEverybody, ({ actor, query }) =>
    searchEverybody(ctx, actor, query.search),
  );
  bindEndpoint(app, queue.listAddonChoices, ({ query }) => listAddonChoices(ctx, query.conventionId));
  bindEndpoint(app, queue.listPackageChoices, ({ query }) => listPackageChoices(ctx, query.conventionId));
  bindEndpoint(app, queue.getNeighbours, ({ actor, params, query }) =>
    readNeighbours(ctx, actor, params.orderId, query),
  );
  bindEndpoint(app, filters.countSavedViews, ({ actor, query }) =>
    countSavedViews(ctx, actor, query.conventionId),
  );
  bindEndpoint(app, registrations.getRegistration, ({ actor, params }) =>
    readRegistrationWithAudit(ctx, actor, params.orderId),
  );
  bindEndpoint(app, registrations.approveRegistration, async ({ actor, params, body }) =>
    decided(ctx, actor, await approveRegistration(ctx, actor, params.orderId, body?.reason)),
  );
  bindEndpoint(app, registrations.rejectRegistration, async ({ actor, params, body }) =>
    decided(ctx, actor, await rejectRegistration(ctx, actor, params.orderId, body.reason)),
  );
  bindEndpoint(app, registrations.reopenRegistration, async ({ actor, params }) =>
    decided(ctx, actor, await reopenRegistration(ctx, actor, params.orderId)),
  );
  bindEndpoint(app, registrations.takeApprovalBack, async ({ actor, params, body }) =>
    decided(ctx, actor, await takeApprovalBack(ctx, actor, params.orderId, body.reason)),
  );
  bindEndpoint(app, undoEndpoints.undoRegistrationDecisions, ({ actor, body }) =>
    undoEach(ctx, actor, body.decisions),
  );
  bindEndpoint(app, registrations.cancelRegistration, async ({ actor, params, body }) =>
    decided(ctx, actor, await cancelRegistration(ctx, actor, params.orderId, body.reason)),
  );
  bindEndpoint(app, registrations.cancelAsAsked, async ({ actor, params, body }) =>
    decided(ctx, actor, await cancelAsAsked(ctx, actor, { ...params, ...body })),
  );
  bindEndpoint(app, registrations.declineCancelRequest, async ({ actor, params, body }) =>
    decided(ctx, actor, await declineCancelRequest(ctx, actor, { ...params, ...body })),
  );
  bindEndpoint(app, registrations.reinstateRegistration, async ({ actor, params }) => {
    const settle = (ctx: Context, order: OrderRow) => settleReinstated(ctx, actor, order);
    return decided(ctx, actor, await reinstateRegistration(ctx, actor, params.orderId, settle));
  });
  bindEndpoint(app, care.messageFamily, ({ actor, params, body }) =>
    messageFamily(ctx, actor, params.orderId, body.question),
  );
  bindEndpoint(app, conversation.addFamilyAnswer, ({ actor, params, body }) =>
    addFamilyAnswer(ctx, actor, params.orderId, body),
  );
  bindEndpoint(app, conversation.closeConversation, ({ actor, params }) =>
    closeConversation(ctx, actor, params.orderId),
  );
  bindEndpoint(app, care.approveRegistrations, ({ actor, body }) =>
    approveRegistrations(ctx, actor, body.orderIds),
  );
  bindEndpoint(app, care.rejectRegistrations, ({ actor, body }) => rejectRegistrations(ctx, actor, body));
  bindEndpoint(app, care.messageFamilies, ({ actor, body }) => messageFamilies(ctx, actor, body));
  bindEndpoint(app, care.listDuplicates, ({ params }) => listDuplicates(ctx, params.orderId));
  bindEndpoint(app, care.markDistinct, ({ actor, params, body }) =>
    markDistinct(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, care.correctParticipant, ({ actor, params, body }) =>
    correctParticipant(ctx, actor, { ...params, ...body }),
  );

  bindEndpoint(app, replies.getReplyValues, ({ params }) => readReplyValues(ctx, params.orderId));
  bindEndpoint(app, care.getRegistrationMail, ({ actor, params }) => mailAboutOrder(ctx, actor, params));
}

async function decided(ctx: Context, actor: Actor, order: OrderRow) {
  return {
    ...(await ownDecision(ctx, actor, order)),
    _id: order.id,
    status: statusOf(order),
    registrationStatus: order.registrationStatus,
    permConvRegNo: order.permNumber,
  };
}
