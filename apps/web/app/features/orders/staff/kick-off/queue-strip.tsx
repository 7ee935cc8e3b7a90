import { adminPaths } from '@sangamam/contract/admin-paths';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { replaceDraft } from '#web/lib/forms/form-draft.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { dropRegistration, type QueuedRegistration } from './device/registration-queue.ts';
import { useRegistrationQueue } from './device/use-registration-queue.ts';
import styles from './kick-off.module.css';

/** Families of this device that wait to be sent or were refused. Renders nothing when all is well. */
export function QueueStrip({ eveningId }: { eveningId: string }) {
  const { waiting, refused, isSending, send } = useRegistrationQueue(eveningId);
  const navigate = useNavigate();
  const openAgain = async (one: QueuedRegistration) => {
    replaceDraft('', one.draftName, one.typed);
    dropRegistration(one.id);
    await navigate(adminPaths.kickOffFamily(eveningId, one.userId ?? undefined));
  };
  return (
    <>
      {waiting.length > 0 && (
        <Callout tone="warning" title={phrases.waitingCount({ count: waiting.length })} live>
          <p>{waiting.map(({ name }) => name).join(', ')}</p>
          <p>{phrases.waitingText}</p>
          <Button
            size="sm"
            variant="secondary"
            loading={isSending}
            loadingLabel={phrases.sending}
            onClick={() => void send()}
          >
            {phrases.sendNow}
          </Button>
        </Callout>
      )}
      {refused.length > 0 && (
        <Callout tone="danger" title={phrases.refusedTitle({ count: refused.length })} live>
          <ul className={styles['refused']}>
            {refused.map((one) => (
              <li key={one.id}>
                <span>{phrases.refusedLine({ name: one.name, reason: one.refusal ?? '' })}</span>
                <Row>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={phrases.openAgainOf({ name: one.name })}
                    onClick={() => void openAgain(one)}
                  >
                    {phrases.openAgain}
                  </Button>
                </Row>
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </>
  );
}
