import {
  ownDataSections,
  type OwnData,
  type OwnDataSection,
} from '@sangamam/contract/people/own-data/own-data-endpoints';

import type { Context } from '#server/db/context.ts';
import { recordSecurityEvent } from '#server/features/accounts/account/record-security-event.ts';
import { findDataSubject } from '#server/features/personal-data/registry/find-data-subject.ts';
import { personalDataRegistry } from '#server/features/personal-data/registry/personal-data-registry.ts';
import type { DataSubject, OwnDataRows } from '#server/features/personal-data/personal-data.ts';
import type { Actor } from '#server/http/access/actor.ts';

/** Everything that is stored about the actor and the family, with addresses that open their files for five minutes. */
export async function downloadMyData(ctx: Context, actor: Actor): Promise<OwnData> {
  const subject = await findDataSubject(ctx, actor);
  const sections: [OwnDataSection, OwnDataRows][] = [];
  for (const name of ownDataSections) sections.push([name, await readSection(ctx, name, subject)]);
  await recordSecurityEvent(ctx, actor.userId, 'account.data-exported');
  return { exportedAt: ctx.now().toISOString(), ...Object.fromEntries(sections) } as OwnData;
}

async function readSection(ctx: Context, name: OwnDataSection, subject: DataSubject): Promise<OwnDataRows> {
  for (const { sections } of personalDataRegistry) {
    const read = sections?.[name];
    if (read) return read(ctx, subject);
  }
  throw new Error(`No feature provides the section ${name}`);
}
