import { personFieldNames, type PersonFieldKey } from '@sangamam/contract/people/person-fields';

/** Labels of the fields of a person. */
export const fieldLabels: Record<PersonFieldKey, string> = personFieldNames;
