import type { OrderSummary } from '@sangamam/contract/orders/order';
import type { ReactNode } from 'react';

import * as addonPhrases from '#phrases/orders/family/addon-wait-list.ts';
import * as phrases from '#phrases/orders/family/wait-list.ts';
import { paths } from '#web/config/paths.ts';
import { piecesName } from '#web/domain/addons/key-name.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import { useOwnWaitLists } from './api.ts';
import { AddonOffer, WaitListOffer } from './wait-list-offer.tsx';
import styles from './wait-list.module.css';

/** What My Account says of the wait lists that a registration is on; nothing without one. */
export function OwnWaitLists({ order }: { order: OrderSummary }) {
  const session = useSession();
  const conventionId = order.conventionData._id;
  const { data } = useOwnWaitLists(conventionId);
  if (!session || !data) return null;
  const of = { userId: session.userId, conventionId };
  const addonsAt = paths.addonsOf(order._id);
  return (
    <>
      {data.packages.map((list) => {
        const { packageId, packageName: name, waiting, own } = list;
        if (own === null) return null;
        return own.state === 'OFFERED' ? (
          <WaitListOffer key={packageId} of={of} list={list}>
            <LinkButton to={paths.packages}>{phrases.takeThePlace}</LinkButton>
          </WaitListOffer>
        ) : (
          <Waits key={packageId} title={phrases.waitingFor({ name })} to={paths.packages}>
            {own.place ? phrases.yourPlace({ place: own.place, waiting }) : phrases.passedOver}
          </Waits>
        );
      })}
      {data.addons.map((list) => {
        const { addonId, key, waiting, own } = list;
        if (own === null) return null;
        const pieces = piecesName(list, own.quantity);
        return own.state === 'OFFERED' ? (
          <AddonOffer key={addonId + key} of={of} list={list}>
            <LinkButton to={addonsAt}>{addonPhrases.takeIt}</LinkButton>
          </AddonOffer>
        ) : (
          <Waits key={addonId + key} title={addonPhrases.waitingFor({ pieces })} to={addonsAt}>
            {own.place ? phrases.yourPlace({ place: own.place, waiting }) : addonPhrases.passedOver}
          </Waits>
        );
      })}
    </>
  );
}

function Waits({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  return (
    <Callout title={title}>
      <p>{children}</p>
      <div className={styles['acts']}>
        <LinkButton to={to} variant="secondary">
          {phrases.seeTheWaitList}
        </LinkButton>
      </div>
    </Callout>
  );
}
