import type { TaskList } from 'graphile-worker';

import type { Context } from '#server/db/context.ts';
import { removeFile } from '#server/features/files/delete-files.ts';
import { sweepFiles } from '#server/features/files/sweep-files.ts';

import type { JobsLog } from './worker-logger.ts';

/** What stored files leave to the workers. */
export function fileTasks(ctx: Context, log: JobsLog): TaskList {
  return {
    'remove-file': (payload) => removeFile(ctx, (payload as { fileId: string }).fileId),
    'sweep-files': async () => {
      const { removed, missing } = await sweepFiles(ctx);
      if (removed > 0) log.info({ removed }, 'files that nothing knew were removed');
      if (missing.length > 0) log.error({ fileIds: missing }, 'stored files are missing');
    },
  };
}
