import type { Assignee } from '@sangamam/contract/casework/care/care';

import * as phrases from '#phrases/casework/staff/assignment.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';

/** The name of an assignee, and whether the person is no longer on duty. */
export function assigneeName({ name, isOnDuty }: Assignee): string {
  return isOnDuty ? name : phrases.noLongerOnDuty({ name });
}

/** To whom a record can be assigned, with `current`, who may have it without being on duty any more. */
export function assigneeOptions(assignees: readonly Assignee[], current: Assignee | null = null): Option[] {
  const others = assignees.filter(({ _id, isOnDuty }) => isOnDuty && _id !== current?._id);
  const offered = current ? [current, ...others] : others;
  return offered
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((one) => ({ value: one._id, label: assigneeName(one), disabled: !one.isOnDuty }));
}
