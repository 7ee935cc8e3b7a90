import { ageGroups } from '@sangamam/contract/arrival/desk/age-group';
import { peopleGroups } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { vouchStates } from '@sangamam/contract/casework/vouches/vouch';
import { questionStates } from '@sangamam/contract/casework/questions/question';

import * as changePhrases from '#phrases/orders/staff/change-requests.ts';
import * as vouchPhrases from '#phrases/casework/staff/vouches.ts';
import * as checklistPhrases from '#phrases/domain/readiness.ts';
import * as phrases from '#phrases/orders/staff/registrations.ts';
import * as cancelPhrases from '#phrases/orders/staff/cancel-requests.ts';
import * as conversationPhrases from '#phrases/casework/staff/questions.ts';
import * as viewPhrases from '#phrases/orders/staff/views.ts';
import {
  orderStatusOptions,
  paymentStatusOptions,
  registrationStatusOptions,
} from '#web/domain/orders/order-badges.tsx';
import { allConventions } from '#web/domain/conventions/use-convention.ts';
import { actorOptions, openTopicOptions } from '#web/domain/readiness/readiness-options.ts';
import { useAllLocalUnits, useParishes } from '#web/domain/reference-data/organization-choices.ts';
import { useAssignees } from '#web/features/casework/staff/care/api.ts';
import { useLabels } from '#web/features/casework/staff/labels/api.ts';
import {
  assignedFilter,
  followUpListFilter,
  labelFilter,
} from '#web/features/casework/staff/care/care-filters.ts';
import type { ListFilter } from '#web/ui/data/data-table/filter-field.tsx';

import { usePackageChoices } from './api.ts';

/** The filters of the list of registrations; those that are asked for less often are folded. */
export function useRegistrationFilters(decides: boolean, asked: (name: string) => string): ListFilter[] {
  const convention = asked('conventionId');
  const { data: units = [] } = useAllLocalUnits();
  const { data: parishes = [] } = useParishes();
  const { data: packages = [] } = usePackageChoices(convention === allConventions ? undefined : convention);
  const assignees = useAssignees('REGISTRATION');
  const { data: labels = [] } = useLabels();
  const folded = { folded: true } as const;
  const filters: ListFilter[] = [
    { name: 'status', label: phrases.status, options: statusOptions(asked('status')) },
    { name: 'organization', label: phrases.localUnit, options: units },
    { name: 'packageId', label: phrases.packageLabel, options: packages },
    { ...folded, ...assignedFilter(assignees, decides) },
    { ...folded, ...labelFilter(labels) },
    { ...folded, ...followUpListFilter },
    { ...folded, name: 'open', label: checklistPhrases.openOnChecklist, options: openTopicOptions },
    { ...folded, name: 'openFor', label: checklistPhrases.waitingForWhom, options: actorOptions },
    { ...folded, name: 'vouch', label: vouchPhrases.localUnitSays, options: vouchOptions },
    { ...folded, name: 'waiting', label: viewPhrases.waitingLonger, options: waitingOptions },
    { ...folded, name: 'question', label: conversationPhrases.questionToTheFamily, options: questionOptions },
    { ...folded, name: 'cancel', label: cancelPhrases.cancellation, options: cancelOptions },
    { ...folded, name: 'change', label: changePhrases.filter, options: changeOptions },
    {
      ...folded,
      name: 'registrationStatus',
      label: phrases.decision,
      options: registrationStatusOptions,
    },
    { ...folded, name: 'payment', label: viewPhrases.payment, options: paymentOptions },
    { ...folded, name: 'minors', label: viewPhrases.minors, options: minorOptions },
    { ...folded, name: 'age', label: viewPhrases.someoneAttending, options: ageOptions },
    { ...folded, name: 'attending', label: viewPhrases.peopleAttending, options: groupOptions },
    { ...folded, name: 'parish', label: viewPhrases.parish, options: parishes },
    { ...folded, name: 'currency', label: viewPhrases.currency, options: currencyOptions },
    { ...folded, name: 'request', label: phrases.specialRequest, options: requestOptions },
    { ...folded, name: 'duplicates', label: viewPhrases.registeredTwice, options: duplicateOptions },
  ];
  return filters.filter(({ name }) => name !== 'duplicates' || decides);
}

/** The specification's own statuses are not offered, but bookmarks and saved views may have them. */
function statusOptions(asked: string) {
  const label = viewPhrases.specificationStatuses[asked];
  return label === undefined ? orderStatusOptions : [...orderStatusOptions, { value: asked, label }];
}

const vouchOptions = vouchStates.map((value) => ({ value, label: vouchPhrases.states[value] }));
const changeOptions = [{ value: 'REQUESTED', label: changePhrases.filterRequested }];
const waitingOptions = [3, 7, 14, 30].map((count) => ({
  value: String(count),
  label: viewPhrases.days(count),
}));
const questionOptions = questionStates.map((value) => ({ value, label: conversationPhrases.states[value] }));
const paymentOptions = [{ value: 'NONE', label: viewPhrases.noPaymentReported }, ...paymentStatusOptions];
const minorOptions = [
  { value: 'WITH', label: viewPhrases.someone },
  { value: 'WITHOUT', label: viewPhrases.noOne },
];
const ageOptions = ageGroups.map((value) => ({ value, label: viewPhrases.ages[value] }));
const groupOptions = peopleGroups.map((value) => ({ value, label: viewPhrases.peopleGroups[value] }));
const currencyOptions = ['USD', 'CAD'].map((value) => ({ value, label: value }));
const cancelOptions = [{ value: 'ASKED', label: cancelPhrases.familyAsks }];
const requestOptions = [{ value: 'WITH', label: viewPhrases.withARequest }];
const duplicateOptions = [{ value: 'POSSIBLE', label: viewPhrases.possibly }];
