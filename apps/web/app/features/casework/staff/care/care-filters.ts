import type { Assignee } from '@sangamam/contract/casework/care/care';
import { followUpFilter } from '@sangamam/contract/casework/care/care';
import type { Label } from '@sangamam/contract/casework/labels/labels';

import * as assignmentPhrases from '#phrases/casework/staff/assignment.ts';
import * as labelPhrases from '#phrases/casework/staff/labels.ts';
import * as followUpPhrases from '#phrases/casework/staff/follow-up.ts';
import type { ListFilter } from '#web/ui/data/data-table/filter-field.tsx';

import { assigneeName } from './assignment/assignee-options.ts';

/** The filter of a list by whose records they are; who looks after some has records of their own. */
export function assignedFilter(assignees: readonly Assignee[], looksAfterSome = true): ListFilter {
  return {
    name: 'assigned',
    label: assignmentPhrases.assignedTo,
    options: [
      ...(looksAfterSome ? [{ value: 'me', label: assignmentPhrases.me }] : []),
      { value: 'nobody', label: assignmentPhrases.unassigned },
      ...assignees.map((one) => ({ value: one._id, label: assigneeName(one) })),
    ],
  };
}

/** The values of the filter by follow-ups, in words. */
export const followUpNames = { due: followUpPhrases.due, set: followUpPhrases.anyDay } as const;

/** The filter of a list by the day on which staff look at its records again. */
export const followUpListFilter: ListFilter = {
  name: 'followUp',
  label: followUpPhrases.followUp,
  options: followUpFilter.options.map((value) => ({ value, label: followUpNames[value] })),
};

/** The filter of a list by a label of its records. */
export function labelFilter(labels: readonly Pick<Label, '_id' | 'name'>[]): ListFilter {
  return {
    name: 'label',
    label: labelPhrases.label,
    options: labels.map(({ _id, name }) => ({ value: _id, label: name })),
  };
}
