import {
  exportMealNeeds as exportMealNeedsEndpoint,
  getMealNeeds,
  getNeeds,
  listPeopleWithNeeds,
  openCard as openCardEndpoint,
  openEmergencySheet,
} from '@sangamam/contract/people/cards/card-admin-endpoints';
import {
  getCards,
  saveCard as saveCardEndpoint,
  saveFamilyAnswers as saveFamilyAnswersEndpoint,
} from '@sangamam/contract/people/cards/card-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { readEmergencySheet } from './emergency-sheet.ts';
import { exportMealNeeds } from './export-meal-needs.ts';
import { readMealNeeds } from './needs-of-meals.ts';
import { listNeeds, openCard, readNeeds } from './needs-of-convention.ts';
import { readCards, saveCard, saveFamilyAnswers } from './own-cards.ts';

/** What families tell about each person, and what kitchen, hotel and care team read of it. */
export function cardRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, getCards, ({ actor, params }) => readCards(ctx, actor, params.orderId));
  bindEndpoint(app, saveCardEndpoint, ({ actor, params, body }) =>
    saveCard(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, saveFamilyAnswersEndpoint, ({ actor, params, body }) =>
    saveFamilyAnswers(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, getNeeds, ({ params }) => readNeeds(ctx, params.conventionId));
  bindEndpoint(app, getMealNeeds, ({ params }) => readMealNeeds(ctx, params.conventionId));
  bindDownload(app, exportMealNeedsEndpoint, ({ actor, params }) => exportMealNeeds(ctx, actor, params));
  bindEndpoint(app, listPeopleWithNeeds, ({ actor, params, query }) =>
    listNeeds(ctx, actor, { ...params, ...query }),
  );
  bindEndpoint(app, openEmergencySheet, ({ actor, params }) =>
    readEmergencySheet(ctx, actor, params.conventionId),
  );
  bindEndpoint(app, openCardEndpoint, ({ actor, params }) => openCard(ctx, actor, params.cardId));
}
