import {
  defaultRegistrationSettings,
  registrationSettings,
  type RegistrationSettings,
} from '@sangamam/contract/orders/reminders/registration-settings';

import { z } from 'zod';

import type { Context } from '#server/db/context.ts';

import { readSettingRows } from '../reference-data/reference-repository.ts';

/** Key of the setting's row. */
export const registrationSettingsKey = 'registrations';

/**
 * When unfinished registrations are reminded of and expire.
 *
 * @throws ZodError when the stored setting has lost its shape, which is a fault of ours
 */
export async function readRegistrationSettings(ctx: Context): Promise<RegistrationSettings> {
  const { [registrationSettingsKey]: stored } = await readSettingRows(ctx.db);
  return registrationSettings.parse({
    ...defaultRegistrationSettings,
    ...z.looseObject({}).parse(stored ?? {}),
  });
}
