import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ConsentDetail } from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/documents/staff/consents.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { thenSay } from '#web/ui/feedback/toast/then-say.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import { useAcceptConsent, useReturnConsent, useUndoConsent } from '../api.ts';

/** Accepts or returns a form and goes on to the next one, or takes its acceptance back. */
export function ConsentActions({ consent }: { consent: ConsentDetail }) {
  const { _id, revision, actions, nextId } = consent;
  const [returning, setReturning] = useState(false);
  const navigate = useNavigate();
  const accept = useAcceptConsent(_id);
  const giveBack = useReturnConsent(_id);
  const undo = useUndoConsent(_id);
  const next = nextId === null ? adminPaths.documents : adminPaths.consent(nextId);
  const failure = accept.error ?? undo.error;
  const goOn = async (message: string) => {
    showToast({ message });
    await navigate(next);
  };
  const acceptIt = () => accept.mutate(revision, { onSuccess: () => void goOn(phrases.formAccepted) });
  const undoIt = () => thenSay(undo.mutateAsync(revision), phrases.acceptanceTakenBack);
  return (
    <>
      <Row>
        {actions.includes('accept') && (
          <Button icon="check" loading={accept.isPending} onClick={acceptIt}>
            {phrases.accept}
          </Button>
        )}
        {actions.includes('return') && (
          <Button variant="secondary" disabled={accept.isPending} onClick={() => setReturning(true)}>
            {phrases.returnToFamily}
          </Button>
        )}
        {actions.includes('undo') && (
          <Button variant="muted" icon={icons.undo} loading={undo.isPending} onClick={undoIt}>
            {phrases.takeBack}
          </Button>
        )}
        {nextId !== null && (
          <LinkButton variant="muted" iconAfter="arrowRight" to={next}>
            {phrases.nextForm}
          </LinkButton>
        )}
      </Row>
      {failure instanceof ApiError && (
        <Callout tone="danger" live>
          <p>{failure.message}</p>
        </Callout>
      )}
      <ReasonDialog
        recordId={_id}
        opened={returning}
        onClose={() => setReturning(false)}
        title={phrases.returnThisForm}
        reasonHint={phrases.theFamilyReadsIt}
        confirmLabel={phrases.returnToFamily}
        tone="primary"
        onConfirm={async (reason) => {
          await giveBack.mutateAsync({ revision, reason });
          await goOn(phrases.formReturned);
        }}
      >
        {consent.minorName === null
          ? phrases.returnTextWithoutChild({ family: consent.registrantName })
          : phrases.returnText({ family: consent.registrantName, minor: consent.minorName })}
      </ReasonDialog>
    </>
  );
}
