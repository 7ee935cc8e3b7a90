import type {
  WaitListOfAddon,
  WaitListOfPackage,
} from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { useState, type ReactNode } from 'react';

import * as addonPhrases from '#phrases/orders/family/addon-wait-list.ts';
import * as phrases from '#phrases/orders/family/wait-list.ts';
import { piecesName } from '#web/domain/addons/key-name.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useLeaveAddonWaitList, useLeaveWaitList } from './api.ts';
import styles from './wait-list.module.css';

/** Says that a place is held for the family, and until when; `children` takes it. It can be declined. */
export function WaitListOffer({
  of,
  list: { packageId, packageName: name, own },
  children,
}: {
  of: RegistrationKey;
  list: WaitListOfPackage;
  children: ReactNode;
}) {
  const { mutateAsync } = useLeaveWaitList(of);
  if (own?.state !== 'OFFERED') return null;
  return (
    <Offer
      title={phrases.heldForYou({ name })}
      held={own.offeredUntil && phrases.heldUntil({ moment: formatInstant(own.offeredUntil) })}
      decline={{
        label: phrases.decline,
        text: phrases.declineText({ name }),
        keepLabel: phrases.keepThePlace,
        done: phrases.declined({ name }),
        act: () => mutateAsync(packageId),
      }}
    >
      {children}
    </Offer>
  );
}

/** The same for pieces of an add-on. */
export function AddonOffer({
  of,
  list,
  children,
}: {
  of: RegistrationKey;
  list: WaitListOfAddon;
  children?: ReactNode;
}) {
  const { addonId, key, own } = list;
  const { mutateAsync } = useLeaveAddonWaitList(of);
  if (own?.state !== 'OFFERED') return null;
  const pieces = piecesName(list, own.held);
  return (
    <Offer
      title={addonPhrases.heldForYou({ pieces })}
      held={own.offeredUntil && addonPhrases.heldUntil({ moment: formatInstant(own.offeredUntil) })}
      more={own.held < own.quantity && addonPhrases.fewerHeld({ wanted: own.quantity })}
      decline={{
        label: addonPhrases.decline,
        text: addonPhrases.declineText({ pieces }),
        keepLabel: addonPhrases.keepIt,
        done: addonPhrases.declined({ pieces }),
        act: () => mutateAsync({ addonId, key }),
      }}
    >
      {children}
    </Offer>
  );
}

function Offer({
  title,
  held,
  more,
  decline,
  children,
}: {
  title: string;
  held: string | null;
  more?: string | false;
  decline: { label: string; text: string; keepLabel: string; done: string; act: () => Promise<unknown> };
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Callout tone="success" title={title}>
      {held && <p>{held}</p>}
      {more && <p>{more}</p>}
      <div className={styles['acts']}>
        {children}
        <Button variant="muted" onClick={() => setOpen(true)}>
          {decline.label}
        </Button>
      </div>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={decline.label}
        confirmLabel={decline.label}
        cancelLabel={decline.keepLabel}
        onConfirm={async () => {
          await decline.act();
          showToast({ message: decline.done });
        }}
      >
        <p>{decline.text}</p>
      </ConfirmDialog>
    </Callout>
  );
}
