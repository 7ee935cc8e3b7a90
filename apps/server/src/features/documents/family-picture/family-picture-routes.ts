import * as endpoints from '@sangamam/contract/documents/family-picture/family-picture-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { readFamilyPicture } from './read-family-picture.ts';
import { deleteFamilyPicture, updateFamilyPicture } from './update-family-picture.ts';

/** The family picture of the family's own registrations (SPEC §7 Order). */
export function familyPictureRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getFamilyPicture, ({ actor, params }) =>
    readFamilyPicture(ctx, actor, params.orderId),
  );
  bindEndpoint(app, endpoints.updateFamilyPicture, ({ actor, body: { orderId, note }, files: [file] }) =>
    updateFamilyPicture(ctx, actor, { orderId, note, file }),
  );
  bindEndpoint(app, endpoints.deleteFamilyPicture, ({ actor, body }) =>
    deleteFamilyPicture(ctx, actor, body),
  );
}
