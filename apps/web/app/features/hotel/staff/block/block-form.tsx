import { saveHotelBlock, type HotelBlock } from '@sangamam/contract/hotel/block/block-endpoints';
import { typedWholeOrNothing } from '@sangamam/contract/fields/typed-number';
import { z } from 'zod';

import * as phrases from '#phrases/hotel/staff/block.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useSaveHotelBlock } from '../api.ts';
import styles from '../hotel-admin.module.css';

const { blockRooms, cutoffDate } = saveHotelBlock.body.shape;
const schema = z.object({
  blockRooms: typedWholeOrNothing(phrases.wholeNumberRequired).pipe(blockRooms),
  cutoffDate: z
    .string()
    .transform((typed) => typed || null)
    .pipe(cutoffDate),
});

const valuesOf = (block: HotelBlock) => ({
  blockRooms: String(block.blockRooms ?? ''),
  cutoffDate: block.cutoffDate ?? '',
});

/** How many rooms the hotel keeps, and until when. */
export function BlockForm({ conventionId, block }: { conventionId: string; block: HotelBlock }) {
  const form = useAppForm({ schema, defaultValues: valuesOf(block) });
  const { revision, setRevision, newerVersion } = useRevision(form, block, valuesOf);
  const { mutateAsync } = useSaveHotelBlock(conventionId);
  return (
    <section className={styles['part']}>
      <h2>{phrases.theBlock}</h2>
      <div className={styles['narrow']}>
        <Form
          form={form}
          label={phrases.theBlock}
          errorTitle={phrases.thisWasNotSaved}
          onSubmit={async (values) => {
            const saved = await mutateAsync({ ...values, revision });
            setRevision(saved.revision);
            showToast({ message: phrases.saved });
          }}
        >
          {newerVersion}
          <FieldRow>
            <FormText
              control={form.control}
              name="blockRooms"
              label={phrases.roomsEachNight}
              optional
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
            />
            <FormText
              control={form.control}
              name="cutoffDate"
              type="date"
              label={phrases.cutoffDate}
              description={phrases.cutoffDateHint}
              optional
            />
          </FieldRow>
          <FormActions>
            <SubmitButton>{phrases.save}</SubmitButton>
          </FormActions>
        </Form>
      </div>
    </section>
  );
}
