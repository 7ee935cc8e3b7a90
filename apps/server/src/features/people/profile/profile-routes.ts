import * as myData from '@sangamam/contract/people/own-data/own-data-endpoints';
import * as visibility from '@sangamam/contract/people/visibility/list-visibility-endpoints';
import * as picture from '@sangamam/contract/people/picture/picture-endpoints';
import { updateProfile as updateProfileEndpoint } from '@sangamam/contract/people/profile/profile-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindDownload } from '#server/http/endpoints/bind-download.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { deleteProfilePicture, updateProfileImage } from '../picture/change-picture.ts';
import { closeAccount, previewClosing } from '../erasure/close-account.ts';
import { downloadMyData } from '../own-data/download-my-data.ts';
import { readListVisibility, setListVisibility } from '../visibility/list-visibility.ts';
import { updateProfile } from './update-profile.ts';

/** What registrants manage in My Account (SPEC §7 User). */
export function profileRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, updateProfileEndpoint, ({ actor, body }) => updateProfile(ctx, actor, body));
  bindEndpoint(app, picture.updateProfileImage, ({ actor, body }) => updateProfileImage(ctx, actor, body));
  bindEndpoint(app, picture.deleteProfilePicture, ({ actor, body }) =>
    deleteProfilePicture(ctx, actor, body),
  );

  bindDownload(app, myData.downloadMyData, ({ actor }) => downloadMyData(ctx, actor));
  bindEndpoint(app, visibility.getListVisibility, ({ actor }) => readListVisibility(ctx, actor));
  bindEndpoint(app, visibility.setListVisibility, ({ actor, body }) => setListVisibility(ctx, actor, body));
  bindEndpoint(app, myData.previewClosing, ({ actor }) => previewClosing(ctx, actor));
  bindEndpoint(app, myData.closeAccount, async ({ actor, body, client }) => {
    const closed = await closeAccount(ctx, actor, body);
    await app.rateLimiter.refund('login', { ip: client.ip, account: actor.email });
    return closed;
  });
}
