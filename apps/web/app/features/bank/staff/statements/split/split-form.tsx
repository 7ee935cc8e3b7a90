import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useAcceptLines } from '../api.ts';
import { BookedAlready } from '../booked-already.tsx';
import { centsText } from '../cents-text.ts';
import styles from '../statements.module.css';
import { FindOrder } from './find-order.tsx';
import { bookingOfShares, dollarsIn, useShares } from './use-shares.ts';

/** The shares of a line with their amounts, and a search for more registrations. */
export function SplitForm({
  line,
  statementId,
  onClose,
}: {
  line: StatementLine;
  statementId: string;
  onClose: () => void;
}) {
  const { cents, currency, bookedAlready } = line;
  const { shares, leftCents, add, remove, type } = useShares(line);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isSecond, setSecond] = useState(false);
  const isAsked = bookedAlready !== null && !isSecond;
  const accept = useAcceptLines(statementId);
  const booking = bookingOfShares(line, shares);
  const amount = centsText(cents, currency);
  const send = async () => {
    setTried(true);
    if (!booking || leftCents < 0 || isAsked) return;
    const confirmed = { ...booking, ...(isSecond && { isAnotherTransfer: true }) };
    try {
      const [result] = (await accept.mutateAsync([confirmed])).results;
      setRefusal(result?.message ?? undefined);
      if (!result?.accepted) return;
      const name = shares.map(({ order }) => order.registrantName).join(', ');
      showToast({ message: phrases.acceptedOne({ amount, name }) });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    }
  };
  return (
    <Stack>
      <p>{phrases.splitIntro({ amount })}</p>
      {bookedAlready && (
        <Callout tone="warning">
          <BookedAlready booked={bookedAlready} currency={currency} />
          <CheckboxField
            label={phrases.secondTransfer}
            checked={isSecond}
            error={tried && isAsked ? phrases.secondTransferFirst : undefined}
            onChange={({ target }) => setSecond(target.checked)}
          />
        </Callout>
      )}
      <FindOrder currency={currency} taken={shares.map(({ order }) => order.orderId)} onAdd={add} />
      {shares.length > 0 && (
        <ul className={styles['shares']} aria-label={phrases.shares}>
          {shares.map(({ order: { orderId, registrantName, tmpConvRegNo, balance }, typed }) => {
            const named = { name: registrantName, number: tmpConvRegNo };
            return (
              <li key={orderId}>
                <TextField
                  label={phrases.shareOf(named)}
                  description={phrases.open({ amount: centsText(balance * 100, currency) })}
                  error={tried && dollarsIn(typed) === undefined ? phrases.wholeDollars : undefined}
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed}
                  onChange={({ target }) => type(orderId, target.value)}
                />
                <Button
                  size="sm"
                  variant="muted"
                  aria-label={phrases.removeOrder(named)}
                  onClick={() => remove(orderId)}
                >
                  {phrases.remove}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <output className={styles['soft']}>
        {leftCents > 0 && phrases.leftOver({ amount: centsText(leftCents, currency) })}
      </output>
      <div role="alert">
        <FieldError
          id="shares"
          error={leftCents < 0 ? phrases.tooMuch({ amount: centsText(-leftCents, currency) }) : refusal}
        />
      </div>
      <DialogActions>
        <Button
          loading={accept.isPending}
          idle={shares.length === 0 || leftCents < 0}
          onClick={() => void send()}
        >
          {phrases.book}
        </Button>
        <CancelButton onClick={onClose} />
      </DialogActions>
    </Stack>
  );
}
