import {
  defaultRegistrationSettings,
  type RegistrationSettings,
} from '@sangamam/contract/orders/reminders/registration-settings';
import type {
  AdminSettings,
  SiteSettingsDraft,
} from '@sangamam/contract/conventions/reference-data/reference-drafts';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { changeSiteSettings } from './change-site-settings.ts';
import { defaultSiteSettings } from './default-site-settings.ts';
import { readRegistrationSettings, registrationSettingsKey } from './read-registration-settings.ts';
import { readSiteSettings } from './read-site-settings.ts';
import { lockSettingsAt, recordSettingsChange } from './locked-settings.ts';
import { countSettingChanges, writeSettingRow } from '../reference-data/reference-repository.ts';

// What the desk changes in one go, by the keys of its rows. The terms in force are not among them.
const { termsVersion: _terms, ...siteDefaults } = defaultSiteSettings;
const registrationDefaults = { [registrationSettingsKey]: defaultRegistrationSettings };

/** The settings as the desk reads them. */
export async function readAdminSettings(ctx: Context): Promise<AdminSettings> {
  // The counts first: a change in between costs a refusal. The other way round it would be overwritten unseen.
  const counts = {
    site: await countSettingChanges(ctx.db, Object.keys(siteDefaults)),
    registrations: await countSettingChanges(ctx.db, Object.keys(registrationDefaults)),
  };
  return {
    site: { ...(await readSiteSettings(ctx)), revision: counts.site },
    registrations: { ...(await readRegistrationSettings(ctx)), revision: counts.registrations },
  };
}

/**
 * Changes fees, contact and links, as they were at `revision`. The terms in force follow their page and stay.
 *
 * @throws CONFLICT when somebody else changed them meanwhile
 */
export function updateSiteSettings(
  ctx: Context,
  actor: Actor,
  { revision, ...draft }: SiteSettingsDraft & { revision: number },
): Promise<AdminSettings> {
  return inTransaction(ctx, async (ctx) => {
    await lockSettingsAt(ctx, siteDefaults, revision);
    const { termsVersion: _terms, ...before } = await readSiteSettings(ctx);
    await changeSiteSettings(ctx, draft);
    await recordSettingsChange(ctx, actor, { key: 'site', before, after: draft });
    return readAdminSettings(ctx);
  });
}

/**
 * Changes when unfinished registrations are reminded of, and when they expire, as it was at `revision`; the nightly job
 * goes by it.
 *
 * @throws CONFLICT when somebody else changed it meanwhile
 */
export function updateRegistrationSettings(
  ctx: Context,
  actor: Actor,
  { revision, ...draft }: RegistrationSettings & { revision: number },
): Promise<AdminSettings> {
  return inTransaction(ctx, async (ctx) => {
    await lockSettingsAt(ctx, registrationDefaults, revision);
    const before = await readRegistrationSettings(ctx);
    await writeSettingRow(ctx.db, registrationSettingsKey, draft, ctx.now());
    await recordSettingsChange(ctx, actor, { key: registrationSettingsKey, before, after: draft });
    return readAdminSettings(ctx);
  });
}
