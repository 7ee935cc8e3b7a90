import type { DepositSlip } from '@sangamam/contract/collection/deposits/deposit-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/collection/staff/deposits.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useTakeSlipBack } from './api.ts';
import { AtBankDialog } from './at-bank-dialog.tsx';
import styles from './deposits.module.css';

/** Prints a slip, notes that it is at the bank, or takes it back. */
export function SlipActions({ slip }: { slip: DepositSlip }) {
  const { _id, number, checkCount, state, actions } = slip;
  const [asked, ask] = useState<(typeof actions)[number]>();
  const takeBack = useTakeSlipBack(_id);
  const close = () => ask(undefined);
  return (
    <div className={styles['actions']}>
      <Row>
        {actions.includes('mark-at-bank') && (
          <Button variant={state === 'OPEN' ? 'primary' : 'secondary'} onClick={() => ask('mark-at-bank')}>
            {state === 'OPEN' ? phrases.markAtBank : phrases.changeDay}
          </Button>
        )}
        <Button variant="secondary" onClick={() => globalThis.print()}>
          {phrases.print}
        </Button>
        {actions.includes('take-back') && (
          <Button variant="muted" onClick={() => ask('take-back')}>
            {phrases.takeBack}
          </Button>
        )}
      </Row>
      <AtBankDialog slip={slip} opened={asked === 'mark-at-bank'} onClose={close} />
      <ConfirmDialog
        opened={asked === 'take-back'}
        onClose={close}
        title={phrases.takeBackTitle({ number })}
        confirmLabel={phrases.takeBack}
        onConfirm={async () => {
          await takeBack.mutateAsync();
          showToast({ message: phrases.takenBack({ number }) });
        }}
      >
        <p>{phrases.takeBackText(checkCount)}</p>
      </ConfirmDialog>
    </div>
  );
}
