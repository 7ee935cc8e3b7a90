import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/actor.ts';
import type { RegistrationSettings } from '@sangamam/contract/orders/registration-settings';
import type { DeskSettings, SiteSettingsDraft } from '@sangamam/contract/reference-data/reference-desk';

import { changeSiteSettings } from './change-site-settings.ts';
import { readRegistrationSettings, registrationSettingsKey } from './read-registration-settings.ts';
import { readSiteSettings } from './read-site-settings.ts';
import { writeSettingRow } from './reference-repository.ts';

/** The settings as the desk reads them. */
export async function readDeskSettings(ctx: Context): Promise<DeskSettings> {
  return { site: await readSiteSettings(ctx), registrations: await readRegistrationSettings(ctx) };
}

/** Changes fees, contact and links. The terms in force follow their page and stay. */
export function updateSiteSettings(
  ctx: Context,
  actor: Actor,
  draft: SiteSettingsDraft,
): Promise<DeskSettings> {
  return inTransaction(ctx, async (ctx) => {
    const { termsVersion: _terms, ...before } = await readSiteSettings(ctx);
    await changeSiteSettings(ctx, draft);
    await record(ctx, actor, 'site', before, draft);
    return readDeskSettings(ctx);
  });
}

/** Changes when unfinished registrations are reminded of, and when they expire; the nightly job goes by it. */
export function updateRegistrationSettings(
  ctx: Context,
  actor: Actor,
  draft: RegistrationSettings,
): Promise<DeskSettings> {
  return inTransaction(ctx, async (ctx) => {
    const before = await readRegistrationSettings(ctx);
    await writeSettingRow(ctx.db, registrationSettingsKey, draft, ctx.now());
    await record(ctx, actor, registrationSettingsKey, before, draft);
    return readDeskSettings(ctx);
  });
}

function record(ctx: Context, actor: Actor, key: string, before: object, after: object): Promise<void> {
  return recordAudit(ctx, {
    actorId: actor.userId,
    action: 'settings.updated',
    entity: 'settings',
    entityId: key,
    before: { ...before },
    after: { ...after },
  });
}
