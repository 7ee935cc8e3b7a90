import type { ParticipantCorrection } from '@sangamam/contract/casework/care/registration-care-endpoints';
import { correctionForm } from '@sangamam/contract/orders/participants/correction-form';
import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';
import { useState } from 'react';

import * as phrases from '#phrases/orders/staff/correction.ts';
import { ApiError, isRefusal } from '#web/lib/api/api-error.ts';
import { applyRefusal } from '#web/lib/forms/form-errors.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useAllLocalUnits } from '#web/domain/reference-data/organization-choices.ts';

import { useCorrectParticipant } from '../api.ts';
import { correctionFromWire, correctionToWire, differencesOf } from './correction-values.ts';
import { CorrectionFields } from './correction-fields.tsx';
import { DifferenceForm } from './difference-form.tsx';

/** Corrects a person's details on behalf of the family: first the form, then the differences and the reason. */
export function CorrectionDialog({
  orderId,
  participant,
  opened,
  onClose,
}: {
  orderId: string;
  participant: ParticipantRecord;
  opened: boolean;
  onClose: () => void;
}) {
  const { firstName, lastName } = participant.userId;
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.change({ firstName, lastName })} size="lg">
      <Correction orderId={orderId} participant={participant} onClose={onClose} />
    </Dialog>
  );
}

/** Fields of the form as the endpoint names them in its refusals. */
const fields = {
  'change.email': 'email',
  'change.mobile': 'mobileNumber',
  'change.dob': 'dob',
  'change.organization': 'organization',
  'change.parishInKerala': 'parishInKerala',
  'change.otherParish': 'otherParish',
} as const;

function Correction({
  orderId,
  participant,
  onClose,
}: {
  orderId: string;
  participant: ParticipantRecord;
  onClose: () => void;
}) {
  const [change, setChange] = useState<ParticipantCorrection>();
  const form = useAppForm({ schema: correctionForm, defaultValues: correctionFromWire(participant) });
  const { base, revision, newerVersion } = useRevision(form, participant, correctionFromWire);
  const { data: units = [] } = useAllLocalUnits();
  const save = useCorrectParticipant(orderId, participant.userId._id);
  if (!change) {
    return (
      <CorrectionFields
        form={form}
        notice={newerVersion}
        onClose={onClose}
        onTyped={(values) => {
          // Only what was changed is sent.
          const wanted = correctionToWire(values, base);
          if (Object.keys(wanted).length > 0) setChange(wanted);
          else form.setError('root.same', { message: phrases.nothingHasChangedYet });
        }}
      />
    );
  }
  return (
    <DifferenceForm
      differences={differencesOf(change, base, units)}
      onBack={() => setChange(undefined)}
      onSave={async (reason) => {
        try {
          await save.mutateAsync({ change, reason, revision });
        } catch (error) {
          if (isRefusal(error, 'CONFLICT') && !error.errors.some(isAboutField)) {
            setChange(undefined);
            applyRefusal(form, error, {});
            return;
          }
          if (!(error instanceof ApiError) || !error.errors.some(isAboutField)) throw error;
          setChange(undefined);
          applyRefusal(form, error, { fields, codes: { USER_EXIST: { field: 'email' } } });
          return;
        }
        showToast({ message: phrases.changeSaved });
        onClose();
      }}
    />
  );
}

function isAboutField({ code, field }: { code: string; field?: string }): boolean {
  return code === 'USER_EXIST' || field?.startsWith('change.') === true;
}
