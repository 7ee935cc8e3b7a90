import { closeBookDay, type BookDay } from '@sangamam/contract/books/closing-endpoints';
import type { Book } from '@sangamam/contract/books/ledger-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { z } from 'zod';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/books/staff/books.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useCloseDay } from '../api.ts';

const schema = z.object({ note: closeBookDay.body.shape.note });

interface Props {
  day: BookDay;
  book: Book;
  opened: boolean;
  onClose: () => void;
}

/** Asks once before a day is closed, and for a note. */
export function CloseDayDialog(props: Props) {
  const { day, opened, onClose } = props;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={phrases.closeTheDay({ day: shortDate(day.day) })}
      size="sm"
    >
      <CloseDayForm {...props} />
    </Dialog>
  );
}

function CloseDayForm({ day: { day, lastEntryId, total }, book, onClose }: Props) {
  const form = useAppForm({ schema, defaultValues: { note: '' } });
  const { mutateAsync } = useCloseDay();
  const { conventionId, currency } = book;
  return (
    <Form
      form={form}
      label={phrases.closeTheDay({ day: shortDate(day) })}
      errorTitle={phrases.thisWasNotClosed}
      onSubmit={async ({ note }) => {
        await mutateAsync({ conventionId, currency, day, lastEntryId, note });
        showToast({ message: phrases.closed({ day: shortDate(day) }) });
        onClose();
      }}
    >
      <div>
        <p>{phrases.closeDayText({ amount: formatMoney(total.expectedDeposit, currency) })}</p>
        <p>{phrases.laterEntriesShow}</p>
      </div>
      <FormTextarea
        control={form.control}
        name="note"
        label={phrases.note}
        optional
        description={phrases.forTheTreasurersOnly}
        maxLength={500}
        rows={2}
      />
      <FormDialogActions submit={phrases.closeThisDay} onCancel={onClose} />
    </Form>
  );
}
