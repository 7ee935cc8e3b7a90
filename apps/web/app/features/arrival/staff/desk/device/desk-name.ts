import { deskName } from '@sangamam/contract/arrival/desk/desk-endpoints';

const storageKey = 'sangamam.desk-name';

/** The name of this desk as it was last given on this device; `undefined` until somebody has. */
export function readDeskName(): string | undefined {
  return localStorage.getItem(storageKey) ?? undefined;
}

/** Stores a name; anything but a valid one is refused with `false`. */
export function storeDeskName(typed: string): boolean {
  const parsed = deskName.safeParse(typed);
  if (parsed.success) localStorage.setItem(storageKey, parsed.data);
  return parsed.success;
}
