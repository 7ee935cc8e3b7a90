import * as phrases from '#phrases/arrival/staff/desk.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from './check-in.module.css';
import type { QueuedEvent } from './device/queue-store.ts';
import { nameOfSubject } from './family/name-of-subject.ts';
import type { Desk } from './use-desk.ts';

/** Says when there is no connection, what waits to be sent, and what was not accepted. Renders nothing when all is well. */
export function QueueStrip({ desk, onOpen }: { desk: Desk; onOpen: (orderId: string) => void }) {
  const { isConnected, families, familyOf, queue } = desk;
  const { waiting, refused, isSending, isStored } = queue.state;
  const own = waiting.filter(queue.isOwn);
  return (
    <>
      {!isConnected && (
        <Callout tone="warning" title={phrases.noConnection} live>
          <p>{families ? phrases.noConnectionText : phrases.noConnectionEmpty}</p>
        </Callout>
      )}
      {own.length > 0 && (
        <Callout live>
          <Row>
            <strong>{phrases.waitingCount({ count: own.length })}</strong>
            <Button
              size="sm"
              variant="secondary"
              loading={isSending}
              loadingLabel={phrases.sending}
              onClick={() => void queue.flush()}
            >
              {phrases.sendNow}
            </Button>
          </Row>
          {!isStored && <p>{phrases.notStored}</p>}
        </Callout>
      )}
      {waiting.length > own.length && (
        <Callout tone="warning" title={phrases.ofOthersCount({ count: waiting.length - own.length })} live>
          <p>{phrases.ofOthersText}</p>
          <Button
            size="sm"
            variant="secondary"
            loading={isSending}
            loadingLabel={phrases.sending}
            onClick={() => void queue.adopt()}
          >
            {phrases.sendAsMine}
          </Button>
        </Callout>
      )}
      {refused.length > 0 && (
        <Callout tone="danger" title={phrases.refusedTitle({ count: refused.length })} live>
          <ul className={styles['refused']}>
            {refused.map((event) => (
              <li key={event.id}>
                <span>
                  <strong>
                    {phrases.refusedLine({
                      name: nameOfSubject(familyOf(event.orderId), event),
                      number: event.number,
                    })}
                  </strong>{' '}
                  {event.refusal && textsOf(event)[event.refusal]}
                </span>
                <Row>
                  <Button size="sm" variant="secondary" onClick={() => onOpen(event.orderId)}>
                    {phrases.openThisFamily}
                  </Button>
                  <Button size="sm" variant="muted" onClick={() => void queue.dismiss([event.id])}>
                    {phrases.gotIt}
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

const textsOf = (event: QueuedEvent) =>
  'personId' in event ? phrases.refusalTexts : phrases.addonRefusalTexts;
