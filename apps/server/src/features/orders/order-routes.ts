import type { FastifyInstance } from 'fastify';
import { selectAddons as selectAddonsEndpoint } from '@sangamam/contract/conventions/addons/addon-endpoints';
import * as discountEndpoints from '@sangamam/contract/conventions/discounts/discount-endpoints';
import * as endpoints from '@sangamam/contract/orders/order-endpoints';
import * as addonOrderEndpoints from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import * as packageEndpoints from '@sangamam/contract/conventions/packages/package-endpoints';
import * as waitListEndpoints from '@sangamam/contract/orders/wait-list/wait-list-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { initiateRegistration } from './initiation/initiate-registration.ts';
import { listHistory, listRegistered } from './timeline/list-history.ts';
import { createAddonOrder, upgradeAddons } from './addon-orders/open-addon-order.ts';
import { statusOf } from './order/order-facts.ts';
import { readOrder, readPackageDetails } from './review/read-order.ts';
import { readAddonReview, readReview, readReviewById } from './review/read-review.ts';
import { enterDiscountCode, removeDiscountCode } from './review/discount-code.ts';
import { selectAddons } from './selection/select-addons.ts';
import { deselectPackage, listFilteredPackages, selectPackage } from './selection/select-package.ts';
import { submitForApproval, submitForApprovalById } from './submission/submit-for-approval.ts';
import { joinAddonWaitList, leaveAddonWaitList } from './addon-orders/addon-wait-list.ts';
import { joinWaitList, leaveWaitList, readOwnWaitLists } from './wait-list/own-wait-list.ts';

/** A registration from its start to its submission (SPEC §7 Order). */
export function orderRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.initiateRegistration, async ({ actor, body }) => {
    const order = await initiateRegistration(ctx, actor, body);
    return { orderId: order.id, tmpConvRegNo: order.tempNumber, status: statusOf(order) };
  });

  bindEndpoint(app, packageEndpoints.listFilteredPackages, ({ actor, query }) =>
    listFilteredPackages(ctx, actor, query.conventionId),
  );
  bindEndpoint(app, packageEndpoints.getPackageDetails, ({ actor, query }) =>
    readPackageDetails(ctx, actor, query),
  );
  bindEndpoint(app, packageEndpoints.selectPackage, ({ actor, query }) => selectPackage(ctx, actor, query));
  bindEndpoint(app, waitListEndpoints.listOwnWaitLists, ({ actor, query }) =>
    readOwnWaitLists(ctx, actor, query.conventionId),
  );
  bindEndpoint(app, waitListEndpoints.joinWaitList, ({ actor, query }) => joinWaitList(ctx, actor, query));
  bindEndpoint(app, waitListEndpoints.leaveWaitList, ({ actor, query }) => leaveWaitList(ctx, actor, query));
  bindEndpoint(app, waitListEndpoints.joinAddonWaitList, ({ actor, query, body }) =>
    joinAddonWaitList(ctx, actor, { ...query, ...body }),
  );
  bindEndpoint(app, waitListEndpoints.leaveAddonWaitList, ({ actor, query }) =>
    leaveAddonWaitList(ctx, actor, query),
  );
  bindEndpoint(app, packageEndpoints.deselectPackage, ({ actor, query }) =>
    deselectPackage(ctx, actor, query),
  );
  bindEndpoint(app, selectAddonsEndpoint, ({ actor, query, body }) => selectAddons(ctx, actor, query, body));

  bindEndpoint(app, discountEndpoints.enterDiscountCode, async ({ actor, client, params, body }) => {
    const review = await enterDiscountCode(ctx, actor, params.orderId, body.code);
    await app.rateLimiter.refund('discount-code', { ip: client.ip, account: actor.email });
    return review;
  });
  bindEndpoint(app, discountEndpoints.removeDiscountCode, ({ actor, params }) =>
    removeDiscountCode(ctx, actor, params.orderId),
  );

  bindEndpoint(app, endpoints.getReview, ({ actor, query }) => readReview(ctx, actor, query));
  bindEndpoint(app, endpoints.getConventionReview, ({ actor, query }) => readReview(ctx, actor, query));
  bindEndpoint(app, endpoints.getReviewById, ({ actor, params }) =>
    readReviewById(ctx, actor, params.orderId),
  );
  bindEndpoint(app, endpoints.listOrderHistory, ({ actor, query }) => listHistory(ctx, actor, query.userId));
  bindEndpoint(app, endpoints.listRegistered, ({ actor, query }) =>
    listRegistered(ctx, actor, query.userId, query.registeredConventions),
  );
  bindEndpoint(app, endpoints.getOrder, ({ actor, params }) => readOrder(ctx, actor, params.orderId));

  bindEndpoint(app, endpoints.submitForApproval, ({ actor, query, body }) =>
    submitForApproval(ctx, actor, query, body ?? {}),
  );
  bindEndpoint(app, endpoints.submitForApprovalById, ({ actor, params, body }) =>
    submitForApprovalById(ctx, actor, params.orderId, body ?? {}),
  );

  bindEndpoint(app, addonOrderEndpoints.createAddonOrder, ({ actor, query, body }) => {
    const { selectedAddonData } = body ?? {};
    const selection = body && selectedAddonData && { ...body, selectedAddonData };
    return createAddonOrder(ctx, actor, query, selection);
  });
  bindEndpoint(app, addonOrderEndpoints.upgradeAddons, ({ actor, query, body }) =>
    upgradeAddons(ctx, actor, query.orderId, body),
  );
  bindEndpoint(app, addonOrderEndpoints.getAddonReview, ({ actor, params }) =>
    readAddonReview(ctx, actor, params.orderId),
  );
}
