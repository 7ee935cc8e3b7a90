import type { Context } from '#server/db/context.ts';
import { removeFile } from '#server/features/files/delete-files.ts';
import { sweepFiles } from '#server/features/files/storage/sweep-files.ts';

import type { JobHandlers } from './task-list.ts';
import type { JobsLog } from './worker-logger.ts';

/** Background tasks of stored files. */
export function fileTasks(ctx: Context, log: JobsLog): Pick<JobHandlers, 'remove-file' | 'sweep-files'> {
  return {
    'remove-file': ({ fileId }) => removeFile(ctx, fileId),
    'sweep-files': async () => {
      const { stopped, missing, ...counts } = await sweepFiles(ctx);
      if (stopped !== undefined) log.error(counts, stopped);
      if (counts.trashed > 0) log.warn(counts, 'files that nothing knew were moved to the trash');
      else if (counts.removed > 0 || counts.restored > 0) log.info(counts, 'trash of the file storage');
      if (missing.length > 0) log.error({ fileIds: missing }, 'stored files are missing');
    },
  };
}
