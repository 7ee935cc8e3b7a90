import {
  participantForm,
  type ParticipantFormInput,
} from '@sangamam/contract/orders/participants/participant-form';
import {
  participantEmptied,
  participantMessages as messages,
} from '@sangamam/contract/orders/participants/participant-messages';
import type { ParticipantRecord, Relationship } from '@sangamam/contract/orders/participants/participant';
import { useEffect } from 'react';

import * as phrases from '#phrases/orders/family/participant-form.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { AboutSection } from './about-section.tsx';
import { BelongingSection } from './belonging-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { MoreSection } from './more-section.tsx';
import { participantFromWire } from './participant-form-values.ts';
import { ParticipantFormActions } from './participant-form-actions.tsx';
import type {
  FamilyLastNames,
  FamilyNames,
  ParticipantFormLists,
  SaveParticipant,
} from './participant-form-types.ts';
import { useSaveParticipant } from './use-save-participant.ts';

/**
 * A family member's details (SPEC §5 Add/edit participant). What `onSave` throws is shown at the fields; a refused email
 * says what to do instead. With `canAddAnother` the form can be cleared after saving for the next person.
 */
export function ParticipantForm({
  draftName,
  label,
  initial,
  stored,
  relationships,
  lists,
  lastNames,
  familyNames,
  canAddAnother = false,
  emailFixed = initial.relationShip === 'SELF',
  onSave,
  onDone,
  onCancel,
}: {
  /** The name of the draft, which survives a reload. */
  draftName: string;
  label: string;
  initial: ParticipantFormInput;
  /** The stored person when editing somebody. */
  stored?: ParticipantRecord | undefined;
  /** The relationships to choose from; only SELF for the registrant. */
  relationships: readonly Relationship[];
  lists: ParticipantFormLists;
  lastNames: FamilyLastNames;
  /** For a new person: what the family name starts with. */
  familyNames?: FamilyNames | undefined;
  canAddAnother?: boolean;
  /** True for the registrant's own account, whose address cannot be changed here. */
  emailFixed?: boolean;
  onSave: SaveParticipant;
  onDone: () => void;
  onCancel: () => void;
}) {
  const form = useAppForm({ schema: participantForm, defaultValues: initial, emptied: participantEmptied });
  const { revision, newerVersion } = useRevision(form, stored, participantFromWire);
  const forgetDraft = useFormDraft(form, draftName);
  const { save, round, afterwards, setAfterwards } = useSaveParticipant({
    form,
    next: { ...initial, relationShip: '' as ParticipantFormInput['relationShip'], lastName: '' },
    onSave: (values) => onSave(values, revision),
    onSaved: forgetDraft,
    onDone,
  });
  const isNew = stored === undefined;
  useEffect(() => {
    if (isNew) form.setFocus('firstName');
  }, [form, isNew]);
  const isSelf = initial.relationShip === 'SELF';
  return (
    <Form
      form={form}
      label={label}
      errorTitle={messages.anyError}
      failedTitle={phrases.saveFailed}
      refusals={refusals}
      onSubmit={save}
    >
      {newerVersion}
      <AboutSection
        // Each person starts with what follows from the people before.
        key={round}
        form={form}
        isSelf={isSelf}
        relationships={relationships}
        lastNames={lastNames}
        familyNames={familyNames}
        parishes={lists.parishes}
      />
      <MoreSection form={form} startsOpen={!isNew || initial.familyName === '' || initial.localUnit === ''}>
        <BelongingSection form={form} lists={lists} />
        <ContactSection form={form} isSelf={isSelf} emailFixed={emailFixed} dialCodes={lists.dialCodes} />
      </MoreSection>
      <ParticipantFormActions
        control={form.control}
        canAddAnother={canAddAnother}
        afterwards={afterwards}
        onChooseNext={setAfterwards}
        onCancel={() => {
          forgetDraft();
          onCancel();
        }}
      />
    </Form>
  );
}

const refusals = {
  fields: {
    organization: 'localUnit',
    dob: 'month',
    mobile: 'mobileNumber',
    'mobile.phoneNumber': 'mobileNumber',
    'mobile.countryCode': 'mobileNumber',
  },
  codes: {
    USER_EXIST: { field: 'email', message: messages.emailInUse },
    RELATIONSHIP_TAKEN: { field: 'relationShip' },
  },
  scrollsToTop: true,
} as const;
