import {
  vouchAnswers,
  vouchNote,
  vouchNoteMax,
  type VouchAnswer,
} from '@sangamam/contract/casework/vouches/vouch';
import type { UnitFamily } from '@sangamam/contract/casework/vouches/vouch-endpoints';
import { useId, useState } from 'react';
import { z } from 'zod';

import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import * as phrases from '#phrases/casework/staff/vouches.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { formatDayOfInstant, formatInstant } from '#web/lib/text/date-text.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useVouch } from './api.ts';
import styles from './vouches.module.css';

/** A family that waits: who they are, and the three answers; a note can be added to an answer. */
export function UnitFamilyCard({ family }: { family: UnitFamily }) {
  const heading = useId();
  const { registrantName, familyName, parish, conventionName, people, submittedAt, until, said } = family;
  const [writes, setWrites] = useState(false);
  return (
    <Card as="li" labelledBy={heading}>
      <div className={styles['family']}>
        <div>
          <h2 id={heading} className={styles['name']}>
            {registrantName}
          </h2>
          <p className={styles['soft']}>
            {[familyName && phrases.familyOf({ familyName }), parish && phrases.parish({ parish })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <ul className={styles['people']}>
          {people.map(({ _id, name, ageGroup }) => (
            <li key={_id}>
              {name} <span className={styles['soft']}>{phrases.ageGroups[ageGroup]}</span>
            </li>
          ))}
        </ul>
        <p className={styles['soft']}>
          {conventionName} · {phrases.sentOn({ day: formatDayOfInstant(submittedAt) })}
          {said === null && <span className={styles['note']}>{answerBy(until)}</span>}
        </p>
        <Answers family={family} />
        {said && (
          <p className={styles['soft']}>
            {phrases.saidBy({ name: said.byName ?? '', moment: formatInstant(said.at) })}
            {said.note !== '' && !writes && <span className={styles['note']}>“{said.note}”</span>}
          </p>
        )}
        {said &&
          (writes ? (
            <NoteForm family={family} says={said.says} note={said.note} onClose={() => setWrites(false)} />
          ) : (
            <div>
              <Button size="sm" variant="muted" onClick={() => setWrites(true)}>
                {said.note === '' ? phrases.writeNote : phrases.changeNote}
              </Button>
            </div>
          ))}
      </div>
    </Card>
  );
}

/** Until when the registrars wait, or that they no longer do. */
function answerBy(until: string): string {
  return new Date(until) > new Date()
    ? phrases.answerBy({ day: formatDayOfInstant(until) })
    : phrases.mayDecideNow;
}

function Answers({ family }: { family: UnitFamily }) {
  const { said, registrantName: name } = family;
  const { mutateAsync, isPending, variables } = useVouch(family);
  const [refusal, setRefusal] = useState<string>();
  const answer = async (says: VouchAnswer) => {
    setRefusal(undefined);
    try {
      await mutateAsync({ says, note: said?.note ?? '' });
      showToast({ message: phrases.saved });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    }
  };
  return (
    <div className={styles['answers']}>
      {vouchAnswers.map((says) => (
        <Button
          key={says}
          variant={said?.says === says ? 'primary' : 'secondary'}
          aria-pressed={said?.says === says}
          aria-label={phrases.answerFor({ answer: phrases.answers[says], name })}
          loading={isPending && variables.says === says}
          idle={isPending}
          onClick={() => void answer(says)}
        >
          {phrases.answers[says]}
        </Button>
      ))}
      <div role="alert">
        <FieldError id={`vouch-${family.orderId}`} error={refusal} />
      </div>
    </div>
  );
}

const schema = z.object({ note: vouchNote });

function NoteForm({
  family,
  says,
  note,
  onClose,
}: {
  family: UnitFamily;
  says: VouchAnswer;
  note: string;
  onClose: () => void;
}) {
  const form = useAppForm({ schema, defaultValues: { note } });
  const { mutateAsync } = useVouch(family);
  return (
    <Form
      form={form}
      label={phrases.note}
      errorTitle={phrases.notSaved}
      onSubmit={async (typed) => {
        await mutateAsync({ says, note: typed.note });
        showToast({ message: phrases.saved });
        onClose();
      }}
    >
      <FormTextarea
        control={form.control}
        name="note"
        label={phrases.note}
        description={phrases.noteHint}
        maxLength={vouchNoteMax}
        rows={3}
        optional
      />
      <FormActions>
        <SubmitButton>{phrases.saveNote}</SubmitButton>
        <CancelButton onClick={onClose} />
      </FormActions>
    </Form>
  );
}
