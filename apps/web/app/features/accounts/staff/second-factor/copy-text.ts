import * as phrases from '#phrases/accounts/staff/second-factor.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

/** Copies and confirms with a toast. If copying is not allowed, the text can still be selected. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ message: done, forMs: 1_200 });
  } catch {
    showToast({ message: phrases.copyFailed, tone: 'danger' });
  }
}
