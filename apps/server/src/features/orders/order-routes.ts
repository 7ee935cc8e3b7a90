import type { FastifyInstance } from 'fastify';
import { selectAddons as selectAddonsEndpoint } from '@sangamam/contract/conventions/addons/addon-endpoints';
import * as discountEndpoints from '@sangamam/contract/conventions/discounts/discount-endpoints';
import * as endpoints from '@sangamam/contract/orders/order-endpoints';
import * as addonOrderEndpoints from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';
import * as packageEndpoints from '@sangamam/contract/conventions/packages/package-endpoints';
import * as waitListEndpoints from '@sangamam/contract/orders/wait-list/wait-list-endpoints';

import type { Context } from '#server/db/context.ts';
import { packagesInWords } from '#server/features/conventions/translations/catalogue-in-words.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { initiateRegistration } from './initiation/initiate-registration.ts';
import { listHistory, listRegistered } from './timeline/list-history.ts';
import { createAddonOrder, upgradeAddons } from './addon-orders/open-addon-order.ts';
import { statusOf } from './order/order-facts.ts';
import { orderInWords, reviewInWords, summariesInWords } from './order/order-in-words.ts';
import { readOrder, readPackageDetails } from './review/read-order.ts';
import { readAddonReview, readReview, readReviewById } from './review/read-review.ts';
import { enterDiscountCode, removeDiscountCode } from './review/discount-code.ts';
import { selectAddons } from './selection/select-addons.ts';
import { deselectPackage, listFilteredPackages, selectPackage } from './selection/select-package.ts';
import { submitForApproval, submitForApprovalById } from './submission/submit-for-approval.ts';
import { joinAddonWaitList, leaveAddonWaitList } from './addon-orders/addon-wait-list.ts';
import { waitListsInWords } from './wait-list/wait-lists-in-words.ts';
import { joinWaitList, leaveWaitList, readOwnWaitLists } from './wait-list/own-wait-list.ts';

/** A registration from its start to its submission (SPEC §7 Order). */
export function orderRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.initiateRegistration, async ({ actor, body }) => {
    const order = await initiateRegistration(ctx, actor, body);
    return { orderId: order.id, tmpConvRegNo: order.tempNumber, status: statusOf(order) };
  });

  bindEndpoint(app, packageEndpoints.listFilteredPackages, async ({ actor, query }) => {
    const offer = await listFilteredPackages(ctx, actor, query.conventionId);
    return { ...offer, packages: await packagesInWords(ctx, offer.packages, query) };
  });
  bindEndpoint(app, packageEndpoints.getPackageDetails, async ({ actor, query }) => {
    const { orderId, packageData } = await readPackageDetails(ctx, actor, query);
    const packages = await packagesInWords(ctx, packageData ? [packageData] : [], query);
    return { orderId, packageData: packages[0] ?? null };
  });
  bindEndpoint(app, packageEndpoints.selectPackage, ({ actor, query }) => selectPackage(ctx, actor, query));
  bindEndpoint(app, waitListEndpoints.listOwnWaitLists, async ({ actor, query }) =>
    waitListsInWords(ctx, await readOwnWaitLists(ctx, actor, query.conventionId), query),
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

  bindEndpoint(app, endpoints.getReview, async ({ actor, query }) =>
    reviewInWords(ctx, await readReview(ctx, actor, query), query.language),
  );
  bindEndpoint(app, endpoints.getConventionReview, async ({ actor, query }) =>
    reviewInWords(ctx, await readReview(ctx, actor, query), query.language),
  );
  bindEndpoint(app, endpoints.getReviewById, async ({ actor, params, query }) =>
    reviewInWords(ctx, await readReviewById(ctx, actor, params.orderId), query.language),
  );
  bindEndpoint(app, endpoints.listOrderHistory, async ({ actor, query }) =>
    summariesInWords(ctx, await listHistory(ctx, actor, query.userId), query.language),
  );
  bindEndpoint(
    app,
    endpoints.listRegistered,
    async ({ actor, query: { userId, registeredConventions, language } }) =>
      summariesInWords(ctx, await listRegistered(ctx, actor, userId, registeredConventions), language),
  );
  bindEndpoint(app, endpoints.getOrder, async ({ actor, params, query }) =>
    orderInWords(ctx, await readOrder(ctx, actor, params.orderId), query.language),
  );

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
  bindEndpoint(app, addonOrderEndpoints.getAddonReview, async ({ actor, params, query }) =>
    reviewInWords(ctx, await readAddonReview(ctx, actor, params.orderId), query.language),
  );
}
