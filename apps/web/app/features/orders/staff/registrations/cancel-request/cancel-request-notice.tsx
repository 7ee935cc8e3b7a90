import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/orders/staff/cancel-requests.ts';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { TypedText } from '#web/ui/data/glance/glance.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useDeclineCancelRequest } from '../api.ts';
import { describeRegistration } from '../decision-words.ts';
import { CancelAsAskedDialog } from './cancel-as-asked-dialog.tsx';
import styles from './cancel-request.module.css';
import { RequestFacts } from './request-facts.tsx';

/** What a family asks that wants to cancel, with what the terms keep and the two answers. Renders nothing without a request. */
export function CancelRequestNotice({
  registration,
  decides,
  onDecided,
}: {
  registration: RegistrationDetail;
  /** True for staff who decide about registrations. */
  decides: boolean;
  onDecided?: (() => void) | undefined;
}) {
  const [asked, setAsked] = useState<'cancel' | 'decline'>();
  const { _id, cancelRequest } = registration;
  const { mutateAsync: decline } = useDeclineCancelRequest(_id);
  // The dialogs stay while their request is being answered, or was taken back: they say so.
  const [last, setLast] = useState(cancelRequest);
  if (cancelRequest !== null && cancelRequest !== last) setLast(cancelRequest);
  const close = () => setAsked(undefined);
  if (last === null) return null;
  const isOver = cancelRequest === null;
  return (
    <>
      {cancelRequest && (
        <Callout tone="warning" title={phrases.title}>
          <div className={styles['notice']}>
            {cancelRequest.reason !== '' && (
              <TypedText>{phrases.quoted({ words: cancelRequest.reason })}</TypedText>
            )}
            <RequestFacts askedAt={cancelRequest.askedAt} estimate={cancelRequest.estimate} />
            {cancelRequest.estimate?.kept === null && <p>{phrases.noTerms}</p>}
            {decides && (
              <Row>
                <Button variant="danger" onClick={() => setAsked('cancel')}>
                  {phrases.cancelAsAsked}
                </Button>
                <Button variant="secondary" onClick={() => setAsked('decline')}>
                  {phrases.decline}
                </Button>
              </Row>
            )}
          </div>
        </Callout>
      )}
      <CancelAsAskedDialog
        registration={registration}
        request={last}
        opened={asked === 'cancel'}
        onClose={close}
        onDecided={onDecided}
      />
      <ReasonDialog
        recordId={last._id}
        opened={asked === 'decline'}
        isOver={isOver}
        onClose={close}
        title={phrases.declineTitle}
        confirmLabel={phrases.decline}
        reasonHint={phrases.reasonHint}
        replies={{ orderId: _id }}
        onConfirm={async (reason) => {
          await decline({ requestId: last._id, reason });
          showToast({ message: phrases.declined });
        }}
      >
        <p>{describeRegistration(registration)}</p>
        <p>{phrases.declineText}</p>
      </ReasonDialog>
    </>
  );
}
