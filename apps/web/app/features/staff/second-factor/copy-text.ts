import * as phrases from '#phrases/staff/second-factor.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

/** Copies, and says so. Where copying is forbidden the text stays readable and selectable. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ message: done, forMs: 1_200 });
  } catch {
    showToast({ message: phrases.copyingIsNotAllowedHerePlease, tone: 'danger' });
  }
}
