import type { SendableFile } from '#server/http/answers/send-file.ts';

import { fileOfThread } from '../receipts/making/file-of-thread.ts';
import type { FormContent } from './form-content.ts';

/**
 * The PDF of registration forms, made in the thread of the receipts. It is never stored.
 *
 * @throws AppError SERVICE_UNAVAILABLE while too many documents are waiting
 */
export function formFile(forms: FormContent, fileName: string): Promise<SendableFile> {
  return fileOfThread({ forms }, fileName);
}
