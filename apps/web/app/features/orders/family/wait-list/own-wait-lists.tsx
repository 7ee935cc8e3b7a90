import * as phrases from '#phrases/orders/family/wait-list.ts';
import { paths } from '#web/config/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import { useOwnWaitLists } from './api.ts';
import { WaitListOffer } from './wait-list-offer.tsx';
import styles from './wait-list.module.css';

/** What My Account says of the wait lists that an unfinished registration is on; nothing without one. */
export function OwnWaitLists({ conventionId }: { conventionId: string }) {
  const session = useSession();
  const { data } = useOwnWaitLists(conventionId);
  if (!session) return null;
  const of = { userId: session.userId, conventionId };
  const own = data?.packages.filter((list) => list.own !== null) ?? [];
  return own.map((list) => {
    const { packageId, packageName: name, waiting } = list;
    if (list.own?.state === 'OFFERED') {
      return (
        <WaitListOffer key={packageId} of={of} list={list}>
          <LinkButton to={paths.packages}>{phrases.takeThePlace}</LinkButton>
        </WaitListOffer>
      );
    }
    return (
      <Callout key={packageId} title={phrases.waitingFor({ name })}>
        <p>{list.own?.place ? phrases.yourPlace({ place: list.own.place, waiting }) : phrases.passedOver}</p>
        <div className={styles['acts']}>
          <LinkButton to={paths.packages} variant="secondary">
            {phrases.seeTheWaitList}
          </LinkButton>
        </div>
      </Callout>
    );
  });
}
