import type { SendableFile } from '#server/http/answers/send-file.ts';

import { fileOfThread } from '../receipts/making/file-of-thread.ts';
import type { BadgeContent } from './badge-content.ts';

/**
 * The PDF of badges, made in the thread of the receipts. It is never stored.
 *
 * @throws AppError SERVICE_UNAVAILABLE while too many documents are waiting
 */
export function badgeFile(badges: BadgeContent, fileName: string): Promise<SendableFile> {
  return fileOfThread({ badges }, fileName);
}
