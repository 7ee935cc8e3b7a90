import { maritalStatusNames as maritalStatuses } from '@sangamam/contract/fields/marital-status-names';
import type { MaritalStatus } from '@sangamam/contract/fields/person-enumerations';
import {
  relationshipNames as relationships,
  type Relationship,
} from '@sangamam/contract/orders/participants/participant';

export const maritalStatusNames: Record<MaritalStatus, string> = maritalStatuses;
export const relationshipNames: Record<Relationship, string> = relationships;
