import type { BookDay } from '@sangamam/contract/books/closing-endpoints';
import type { Book } from '@sangamam/contract/books/ledger-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useState } from 'react';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/books/staff/books.ts';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useReopenDay } from '../api.ts';
import styles from '../books.module.css';
import { CloseDayDialog } from './close-day-dialog.tsx';

/** Whether a day is closed, by whom, what changed since, and the act that is possible. */
export function DayClosing({ day, book }: { day: BookDay; book: Book }) {
  const [isAsking, ask] = useState(false);
  const { closing } = day;
  if (!closing) {
    return (
      <>
        <Button size="sm" variant="secondary" onClick={() => ask(true)}>
          {phrases.closeThisDay} <span className="visually-hidden">{shortDate(day.day)}</span>
        </Button>
        <CloseDayDialog day={day} book={book} opened={isAsking} onClose={() => ask(false)} />
      </>
    );
  }
  return (
    <>
      <span>{closing.closedBy !== null && phrases.closedBy({ name: closing.closedBy })}</span>
      {closing.note && <span className={styles['sub']}>{closing.note}</span>}
      {closing.laterEntries > 0 && (
        <span className={styles['changed']}>
          {phrases.differenceSince({ amount: formatMoney(closing.difference, book.currency) })}
        </span>
      )}
      <Button size="sm" variant="muted" onClick={() => ask(true)}>
        {phrases.openAgain} <span className="visually-hidden">{shortDate(day.day)}</span>
      </Button>
      <ReopenDialog day={day} closingId={closing.closingId} opened={isAsking} onClose={() => ask(false)} />
    </>
  );
}

function ReopenDialog({
  day: { day },
  closingId,
  opened,
  onClose,
}: {
  day: BookDay;
  closingId: string;
  opened: boolean;
  onClose: () => void;
}) {
  const { mutateAsync } = useReopenDay(closingId);
  return (
    <ReasonDialog
      recordId={closingId}
      opened={opened}
      onClose={onClose}
      title={phrases.openTheDayAgain({ day: shortDate(day) })}
      confirmLabel={phrases.openAgain}
      tone="primary"
      reasonHint={phrases.reasonHint}
      onConfirm={async (reason) => {
        await mutateAsync(reason);
        showToast({ message: phrases.openedAgain({ day: shortDate(day) }) });
      }}
    >
      <p>{phrases.openAgainText}</p>
    </ReasonDialog>
  );
}
