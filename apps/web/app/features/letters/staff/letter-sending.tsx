import type { LetterAction, LetterDetail } from '@sangamam/contract/letters/letter-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { UndoButton } from '#web/domain/undo/undo-button.tsx';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Row, Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useApproveLetter, useAskForApproval, useSendLetter, useStopLetter } from './api.ts';
import styles from './letters.module.css';
import { LetterStateBadge } from './letter-state.tsx';
import { SendBackDialog } from './send-back-dialog.tsx';
import { WhenDialog } from './when-dialog.tsx';

/** Where a letter stands, how far it is, and what its reader can do with it. */
export function LetterSending({ letter }: { letter: LetterDetail }) {
  if (isBare(letter))
    return (
      <Row>
        <LetterStateBadge state={letter.state} />
      </Row>
    );
  return (
    <Card bordered labelledBy="letter-state">
      <Stack>
        <h2 id="letter-state" className="visually-hidden">
          {phrases.state}
        </h2>
        <div className={styles['head']}>
          <LetterStateBadge state={letter.state} />
        </div>
        <Standing letter={letter} />
        <Acts letter={letter} />
      </Stack>
    </Card>
  );
}

/** A draft whose recipients are not found yet: of its sending there is nothing to say or do. */
function isBare({ state, counts, sentBackBecause, actions }: LetterDetail): boolean {
  const leadsOn = actions.some((action) => action !== 'CHANGE' && action !== 'DELETE');
  return state === 'DRAFT' && counts.recipients === 0 && sentBackBecause === '' && !leadsOn;
}

function Standing({ letter }: { letter: LetterDetail }) {
  const { state, counts, goesOnAt, undoUntil, scheduledFor, askedAt, approvedBy, sentBackBecause } = letter;
  switch (state) {
    case 'DRAFT':
      return sentBackBecause === '' ? (
        counts.recipients > 0 && (
          <p className={styles['big']}>{phrases.getIt({ count: counts.recipients })}</p>
        )
      ) : (
        <SentBack because={sentBackBecause} />
      );
    case 'WAITING':
      return (
        <div>
          <p>
            {phrases.waitsFor({
              name: letter.askedBy ?? phrases.somebody,
              time: askedAt === null ? '' : formatInstant(askedAt),
            })}
          </p>
          {scheduledFor !== null && <p>{phrases.waitsForTime({ time: formatInstant(scheduledFor) })}</p>}
        </div>
      );
    case 'SCHEDULED':
      return (
        <p className={styles['big']}>
          {phrases.leavesAt({ time: scheduledFor === null ? '' : formatInstant(scheduledFor) })}
        </p>
      );
    case 'SENDING':
      return (
        <div>
          <p className={styles['big']}>{phrases.progress(counts)}</p>
          <progress
            className={styles['progress']}
            value={counts.left}
            max={Math.max(counts.recipients, 1)}
            aria-label={phrases.progress(counts)}
          />
          {undoUntil !== null && <p>{phrases.leavingSoon}</p>}
          {goesOnAt !== null && <p>{phrases.goesOn({ time: formatInstant(goesOnAt) })}</p>}
          <Outcome letter={letter} />
        </div>
      );
    case 'STOPPED':
      return (
        <div>
          <p className={styles['big']}>
            {phrases.stoppedAt({
              left: counts.left + counts.leaving + counts.failed,
              waiting: counts.waiting,
            })}
          </p>
          {sentBackBecause !== '' && <SentBack because={sentBackBecause} />}
          <Outcome letter={letter} />
        </div>
      );
    case 'SENT':
      return (
        <div>
          <p className={styles['big']}>{phrases.allLeft({ count: counts.recipients - counts.failed })}</p>
          {approvedBy !== null && <p>{phrases.approvedByName({ name: approvedBy })}</p>}
          <Outcome letter={letter} />
        </div>
      );
  }
}

function SentBack({ because }: { because: string }) {
  return (
    <Callout tone="warning" title={phrases.sentBackTitle}>
      <p>{because}</p>
    </Callout>
  );
}

function Outcome({ letter: { counts, canLeave } }: { letter: LetterDetail }) {
  return (
    <>
      {counts.failed > 0 && <p>{phrases.someFailed({ count: counts.failed })}</p>}
      {!canLeave && <p>{phrases.stays}</p>}
    </>
  );
}

type Asking = 'send' | 'later' | 'ask' | 'askLater' | 'approve' | 'back' | 'stop';

function Acts({ letter }: { letter: LetterDetail }) {
  const { _id, revision, state, counts, asksBecause, undoUntil } = letter;
  const [asking, setAsking] = useState<Asking>();
  const send = useSendLetter(_id);
  const ask = useAskForApproval(_id);
  const approve = useApproveLetter(_id);
  const stop = useStopLetter(_id);
  const can = (action: LetterAction) => letter.actions.includes(action);
  const dialog = (of: Asking) => ({ opened: asking === of, onClose: () => setAsking(undefined) });
  const count = counts.waiting;
  const undo = async () => {
    await stop.mutateAsync();
    showToast({ message: phrases.undone });
  };
  return (
    <>
      <div className={styles['acts']}>
        {can('SEND') && (
          <>
            <Button onClick={() => setAsking('send')}>
              {state === 'STOPPED' ? phrases.goOn : phrases.sendNow}
            </Button>
            <Button variant="secondary" onClick={() => setAsking('later')}>
              {phrases.sendLater}
            </Button>
          </>
        )}
        {can('ASK') && (
          <>
            <Button onClick={() => setAsking('ask')}>{phrases.ask}</Button>
            <Button variant="secondary" onClick={() => setAsking('askLater')}>
              {phrases.askLater}
            </Button>
          </>
        )}
        {can('APPROVE') && <Button onClick={() => setAsking('approve')}>{phrases.approve}</Button>}
        {can('SEND_BACK') && (
          <Button variant="secondary" onClick={() => setAsking('back')}>
            {phrases.sendBack}
          </Button>
        )}
        {can('STOP') && undoUntil !== null && (
          <UndoButton
            until={undoUntil}
            label={phrases.undoLetter}
            variant="secondary"
            isUndoing={stop.isPending}
            onUndo={() => void undo()}
          />
        )}
        {can('STOP') && undoUntil === null && (
          <Button variant="danger" onClick={() => setAsking('stop')}>
            {state === 'SCHEDULED' ? phrases.endSchedule : phrases.stop}
          </Button>
        )}
      </div>
      <ConfirmDialog
        {...dialog('send')}
        title={phrases.sendTitle({ count })}
        confirmLabel={phrases.send}
        tone="primary"
        onConfirm={async () => {
          await send.mutateAsync({ revision, scheduledFor: null });
          showToast({ message: phrases.onItsWay });
        }}
      >
        <p>{phrases.sendText}</p>
      </ConfirmDialog>
      <WhenDialog
        {...dialog('later')}
        title={phrases.sendLater}
        confirmLabel={phrases.schedule}
        onChosen={async (scheduledFor) => {
          await send.mutateAsync({ revision, scheduledFor });
          showToast({ message: phrases.scheduledToast({ time: formatInstant(scheduledFor) }) });
        }}
      />
      <ConfirmDialog
        {...dialog('ask')}
        title={phrases.askTitle}
        confirmLabel={phrases.ask}
        tone="primary"
        onConfirm={async () => {
          await ask.mutateAsync({ revision, scheduledFor: null });
          showToast({ message: phrases.askedToast });
        }}
      >
        <p>{asksBecause === 'ROLE' ? phrases.askRole : phrases.askMany}</p>
      </ConfirmDialog>
      <WhenDialog
        {...dialog('askLater')}
        title={phrases.askLater}
        confirmLabel={phrases.ask}
        onChosen={async (scheduledFor) => {
          await ask.mutateAsync({ revision, scheduledFor });
          showToast({ message: phrases.askedToast });
        }}
      />
      <ConfirmDialog
        {...dialog('approve')}
        title={phrases.approveTitle({ count })}
        confirmLabel={phrases.approve}
        tone="primary"
        onConfirm={async () => {
          await approve.mutateAsync(revision);
          showToast({ message: phrases.onItsWay });
        }}
      >
        <p>{phrases.sendText}</p>
      </ConfirmDialog>
      <SendBackDialog letter={letter} {...dialog('back')} />
      <ConfirmDialog
        {...dialog('stop')}
        title={state === 'SCHEDULED' ? phrases.endSchedule : phrases.stopTitle}
        confirmLabel={state === 'SCHEDULED' ? phrases.endSchedule : phrases.stop}
        onConfirm={async () => {
          await stop.mutateAsync();
          showToast({ message: state === 'SCHEDULED' ? phrases.scheduleEnded : phrases.stoppedToast });
        }}
      >
        <p>{phrases.stopText}</p>
      </ConfirmDialog>
    </>
  );
}
