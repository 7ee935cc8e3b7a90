import { ownDataSections } from '@sangamam/contract/people/own-data/own-data-endpoints';

import type { Context } from '#server/db/context.ts';
import { recordSecurityEvent } from '#server/features/accounts/account/record-security-event.ts';
import { readSection } from '#server/features/personal-data/carry-out.ts';
import { findDataSubject } from '#server/features/personal-data/registry/find-data-subject.ts';
import { personalDataRegistry } from '#server/features/personal-data/registry/personal-data-registry.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { GeneratedFile } from '#server/http/answers/send-file.ts';

/**
 * Everything that is stored about the actor and the family as one JSON file, with addresses that open their files for
 * five minutes. One section at a time is read and sent, so that a large family costs no more memory than a small one.
 */
export async function downloadMyData(ctx: Context, actor: Actor): Promise<GeneratedFile> {
  const subject = await findDataSubject(ctx, actor);
  await recordSecurityEvent(ctx, actor.userId, 'account.data-exported');
  const exportedAt = ctx.now().toISOString();
  return {
    fileName: `sangamam-my-data-${exportedAt.slice(0, 10)}.json`,
    contentType: 'application/json; charset=utf-8',
    async *generate() {
      yield `{\n${membersOf({ exportedAt })}`;
      for (const name of ownDataSections) {
        yield `,\n${membersOf({ [name]: await readSection(ctx, personalDataRegistry, name, subject) })}`;
      }
      yield '\n}\n';
    },
  };
}

/** The indented lines between the braces of an object, so that the file is readable as it is. */
function membersOf(value: Record<string, unknown>): string {
  return JSON.stringify(value, undefined, 2).slice('{\n'.length, -'\n}'.length);
}
