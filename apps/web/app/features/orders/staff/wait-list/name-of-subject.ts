import type { WaitListSubject } from '@sangamam/contract/orders/wait-list/wait-list';

import { titleOfOption } from '#web/domain/addons/key-name.ts';

/** The package, or the option of the add-on, that families wait for. */
export function nameOf({ name, key }: WaitListSubject): string {
  return key === null ? name : titleOfOption(name, key);
}
