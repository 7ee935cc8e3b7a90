import { messageFamily } from '@sangamam/contract/casework/care/registration-care-endpoints';
import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { useState } from 'react';

import { assignThese } from '#phrases/casework/staff/assignment.ts';
import { reasonHint } from '#phrases/orders/staff/registrations.ts';
import * as phrases from '#phrases/orders/staff/bulk.ts';
import { send, yourQuestion } from '#phrases/casework/staff/care.ts';
import { setAFollowUp } from '#phrases/casework/staff/follow-up.ts';
import { addALabel, removeALabel } from '#phrases/casework/staff/labels.ts';
import { undoAll } from '#phrases/domain/undo.ts';
import { onOtherPages } from '#phrases/orders/staff/views.ts';
import { BulkBar } from '#web/domain/bulk-results/bulk-bar.tsx';
import { namedRegistration } from '#web/domain/bulk-results/bulk-line.ts';
import { BulkResults } from '#web/domain/bulk-results/bulk-results.tsx';
import { MoreActions } from '#web/domain/bulk-results/more-actions.tsx';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { BulkAssign } from '#web/features/casework/staff/care/assignment/bulk-assign.tsx';
import { WriteDialog } from '#web/features/casework/staff/care/write-dialog.tsx';
import { BulkFollowUp } from '#web/features/casework/staff/follow-up/bulk-follow-up.tsx';
import { BulkLabel } from '#web/features/casework/staff/labels/bulk-label.tsx';
import { inParts } from '#web/domain/bulk-results/in-parts.ts';

import { useApproveRegistrations, useAskFamilies, useRejectRegistrations } from '../api.ts';
import { acceptUndo, offerUndo, useUndoOffer } from '../undo/undo-offer.ts';
import { fromApprovals, resultOf, titleOf, undoableOf, type BulkAction, type Done } from './bulk-outcome.ts';
import type { Picks } from './use-picks.ts';

/** Approves, rejects or asks the selected families together; each has its own result, and one undo is for all. */
export function BulkDecide({ picks, page }: { picks: Picks; page: readonly RegistrationRow[] }) {
  const { picked, clear } = picks;
  const [asked, setAsked] = useState<BulkAction | 'assign' | 'followUp' | 'label' | 'unlabel'>();
  const [done, setDone] = useState<Done>();
  const canUndo = useUndoOffer() !== undefined && done !== undefined && done.action !== 'ask';
  const { mutateAsync: approve } = useApproveRegistrations();
  const { mutateAsync: reject } = useRejectRegistrations();
  const { mutateAsync: ask } = useAskFamilies();
  const many = phrases.registrationCount(picked.length);
  const elsewhere = picked.filter(({ _id }) => !page.some((row) => row._id === _id)).length;
  const close = () => setAsked(undefined);
  const decide = async (action: BulkAction, call: (ids: string[]) => Promise<Done['results']>) => {
    const [rows, madeAt] = [picked, Date.now()];
    const results = await inParts(
      rows.map(({ _id }) => _id),
      call,
    );
    const made = { action, rows, results };
    setDone(made);
    if (action !== 'ask') offerUndo({ message: titleOf(made), decisions: undoableOf(made), madeAt });
    clear();
  };
  const undoDone = () => {
    setDone(undefined);
    acceptUndo();
  };
  const list = (
    <ul>
      {picked.slice(0, mostNamed).map(({ _id, registrantName, tmpConvRegNo }) => (
        <li key={_id}>{`${registrantName}, ${tmpConvRegNo}`}</li>
      ))}
      {picked.length > mostNamed && <li>{phrases.andMore({ count: picked.length - mostNamed })}</li>}
    </ul>
  );
  return (
    <>
      {picked.length > 0 && (
        <BulkBar
          label={phrases.selectedRegistrations}
          selected={
            phrases.selected({ many }) + (elsewhere > 0 ? onOtherPages({ count: String(elsewhere) }) : '')
          }
        >
          <Button onClick={() => setAsked('approve')}>
            {phrases.approveThese({ count: picked.length })}
          </Button>
          <Button variant="secondary" onClick={() => setAsked('reject')}>
            {phrases.rejectThese({ count: picked.length })}
          </Button>
          <Button variant="secondary" onClick={() => setAsked('ask')}>
            {phrases.askThese({ count: picked.length })}
          </Button>
          <Button variant="secondary" onClick={() => setAsked('assign')}>
            {assignThese({ count: picked.length })}
          </Button>
          <MoreActions
            label={phrases.more}
            actions={[
              { label: setAFollowUp, onChoose: () => setAsked('followUp') },
              { label: addALabel, onChoose: () => setAsked('label') },
              { label: removeALabel, onChoose: () => setAsked('unlabel') },
            ]}
          />
          <Button variant="muted" onClick={clear}>
            {phrases.clear}
          </Button>
        </BulkBar>
      )}
      <ConfirmDialog
        opened={asked === 'approve'}
        onClose={close}
        title={phrases.approveTheseQuestion({ many })}
        confirmLabel={phrases.approve}
        tone="primary"
        onConfirm={() => decide('approve', async (ids) => fromApprovals(await approve(ids)))}
      >
        <p>{phrases.approveHint}</p>
        {list}
      </ConfirmDialog>
      <ReasonDialog
        recordId="several"
        opened={asked === 'reject'}
        onClose={close}
        title={phrases.rejectTheseQuestion({ many })}
        confirmLabel={phrases.reject}
        reasonHint={reasonHint}
        replies={{ orderId: undefined }}
        onConfirm={(reason) => decide('reject', (orderIds) => reject({ orderIds, reason }))}
      >
        <p>{phrases.eachPlaceBecomesAvailable}</p>
        {list}
      </ReasonDialog>
      <WriteDialog
        recordId="several"
        opened={asked === 'ask'}
        onClose={close}
        title={phrases.askTheseFamilies({ many })}
        label={yourQuestion}
        hint={phrases.questionHint}
        field={messageFamily.body.shape.question}
        maxLength={2000}
        confirmLabel={send}
        replies={{ orderId: undefined }}
        onWrite={(question) => decide('ask', (orderIds) => ask({ orderIds, question }))}
      >
        {list}
      </WriteDialog>
      <BulkAssign
        kind="REGISTRATION"
        rows={picked.map(namedRegistration)}
        opened={asked === 'assign'}
        onClose={close}
        onAssigned={clear}
      />
      <BulkLabel
        kind="REGISTRATION"
        rows={picked.map(namedRegistration)}
        labelled={asked === 'label' ? true : asked === 'unlabel' ? false : undefined}
        onClose={close}
        onDone={clear}
      />
      <BulkFollowUp
        kind="REGISTRATION"
        rows={picked.map(namedRegistration)}
        opened={asked === 'followUp'}
        onClose={close}
        onDone={clear}
      />
      <BulkResults
        title={done && titleOf(done)}
        results={done?.results.map((result) => resultOf(result, done)) ?? []}
        note={done?.action === 'ask' ? undefined : phrases.undoHint}
        undo={canUndo ? { label: undoAll, onUndo: undoDone } : undefined}
        onClose={() => setDone(undefined)}
      />
    </>
  );
}

/** More are counted: a dialog with 241 names would hide its own question. */
const mostNamed = 12;
