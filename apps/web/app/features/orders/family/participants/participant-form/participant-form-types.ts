import type {
  ParticipantFormInput,
  ParticipantFormValues,
} from '@sangamam/contract/orders/participants/participant-form';

import type { Option } from '#web/ui/form/field/select-field.tsx';
import type { AppForm } from '#web/ui/form/use-app-form.ts';

/** The form of a family member, shared by its sections. */
export type ParticipantAppForm = AppForm<ParticipantFormInput, ParticipantFormValues>;

/** The options of the form's selects. */
export interface ParticipantFormLists {
  localUnits: readonly Option[];
  parishes: readonly Option[];
  countries: readonly Option[];
  dialCodes: readonly Option[];
}

/** The last names that a new member of the family may share. */
export interface FamilyLastNames {
  /** Those that one tap takes over, the likeliest first. */
  offered: readonly string[];
  /** The one that all siblings have, if the relationship is a child's. */
  ofSiblings: (relationship: string) => string | undefined;
}

/** Family names that a new person may have: the registrant's, and that of an in-law on the list; empty if there is none. */
export interface FamilyNames {
  own: string;
  ofInLaws: string;
}

/** What follows when the form was saved: nothing, or the next person, a son, a daughter or anybody. */
export type AfterSaving = 'close' | 'another' | 'SON' | 'DAUGHTER';

/** Saves the form; `revision` is the one it started from when editing somebody. */
export type SaveParticipant = (values: ParticipantFormValues, revision: number | undefined) => Promise<void>;
