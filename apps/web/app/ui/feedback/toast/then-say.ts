import { showToast } from './toast.ts';

/**
 * Says that a change is done, also where its record has left the list by then, and with it what asked for the change:
 * callbacks of `mutate` are not called after that. A refusal is shown where the change was asked for.
 */
export function thenSay(change: Promise<unknown>, message: string): void {
  change.then(
    () => showToast({ message }),
    () => undefined,
  );
}
