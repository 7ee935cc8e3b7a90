import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import { maxAddonQuantity } from '@sangamam/contract/conventions/addons/addon';
import type { OwnWaitLists, WaitListOfAddon } from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/orders/family/addon-wait-list.ts';
import * as shared from '#phrases/orders/family/wait-list.ts';
import { titleOfOption } from '#web/domain/addons/key-name.ts';
import { useHashTarget } from '#web/lib/use-hash-target.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { QuantityField } from '#web/ui/form/field/quantity-field.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { addonListsOf, waitListId } from './addon-lists-of.ts';
import { useJoinAddonWaitList, useLeaveAddonWaitList } from './api.ts';
import styles from './wait-list.module.css';

/**
 * The wait lists of the add-ons that are sold out: where the family stands and what it wants, or a button to join. Nothing
 * without one, or where the organiser keeps no lists.
 */
export function AddonWaitLists({
  of,
  catalogue,
  owned,
  lists,
}: {
  of: RegistrationKey;
  catalogue: readonly CatalogueAddon[];
  /** The add-ons that the family has: nobody waits for a second one of what is chosen once. */
  owned: ReadonlyMap<string, string>;
  lists: OwnWaitLists;
}) {
  const heading = useHashTarget<HTMLHeadingElement>(waitListId);
  const entries = addonListsOf(catalogue, { owned, lists });
  if (entries.length === 0) return null;
  return (
    <Card labelledBy={waitListId}>
      <div className={styles['section']}>
        <h2 ref={heading} id={waitListId}>
          {shared.waitList}
        </h2>
        {lists.hours > 0 && <p>{phrases.howItWorks({ hours: lists.hours })}</p>}
        <ul className={styles['lists']}>
          {entries.map(({ list, isOnce }) => (
            <li key={list.addonId + list.key}>
              <ListOfAddon of={of} list={list} isOnce={isOnce} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

interface OfOption {
  of: RegistrationKey;
  list: WaitListOfAddon;
  /** Whether it is chosen once for the whole family. */
  isOnce: boolean;
}

function ListOfAddon({ of, list, isOnce }: OfOption) {
  const { key, title, optionName, waiting, offered, own } = list;
  return (
    <div className={styles['list']}>
      <div className={styles['words']}>
        <h3>{titleOfOption(title, key, optionName)}</h3>
        <p>
          {own === null && (waiting > 0 ? shared.familiesWaiting({ waiting }) : shared.nobodyWaits)}
          {own?.state === 'WAITING' && (
            <strong>{shared.yourPlace({ place: own.place ?? waiting, waiting })}</strong>
          )}
          {own?.state === 'PASSED_OVER' && <strong>{phrases.passedOver}</strong>}{' '}
          {own && !isOnce && (own.takesFewer ? phrases.youTakeFewer(own) : phrases.youWant(own))}{' '}
          {offered > 0 ? phrases.offeredSoFar({ offered }) : phrases.noneOfferedYet}
        </p>
      </div>
      <div className={styles['act']}>
        {(own === null || !isOnce) && <Wish of={of} list={list} isOnce={isOnce} />}
        {own !== null && <Leave of={of} list={list} />}
      </div>
    </div>
  );
}

/** Joins the list, or changes what is wanted. */
function Wish({ of, list: { addonId, key, title, optionName, own }, isOnce }: OfOption) {
  const { mutateAsync } = useJoinAddonWaitList(of);
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(String(own?.quantity ?? 1));
  const [takesFewer, setTakesFewer] = useState(own?.takesFewer ?? false);
  const name = titleOfOption(title, key, optionName);
  const quantity = isOnce ? 1 : Math.max(1, Number(count) || 1);
  const heading = own ? phrases.changeOf({ name }) : shared.joinOf({ name });
  return (
    <>
      <Button variant="secondary" aria-label={heading} onClick={() => setOpen(true)}>
        {own ? phrases.change : shared.join}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={heading}
        tone="primary"
        confirmLabel={own ? phrases.save : shared.join}
        onConfirm={async () => {
          await mutateAsync({ addonId, key, quantity, takesFewer: quantity > 1 && takesFewer });
          showToast({ message: own ? phrases.changed : phrases.joined({ name }) });
        }}
      >
        <p>{phrases.joinText({ name })}</p>
        {!isOnce && (
          <QuantityField label={phrases.howMany} value={count} max={maxAddonQuantity} onChange={setCount} />
        )}
        {quantity > 1 && (
          <CheckboxField
            label={phrases.takesFewer}
            description={phrases.takesFewerHint}
            checked={takesFewer}
            onChange={(event) => setTakesFewer(event.target.checked)}
          />
        )}
      </ConfirmDialog>
    </>
  );
}

function Leave({ of, list: { addonId, key, title, optionName } }: Omit<OfOption, 'isOnce'>) {
  const { mutateAsync } = useLeaveAddonWaitList(of);
  const [isOpen, setOpen] = useState(false);
  const name = titleOfOption(title, key, optionName);
  return (
    <>
      <Button variant="muted" aria-label={shared.leaveOf({ name })} onClick={() => setOpen(true)}>
        {shared.leave}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={shared.leaveOf({ name })}
        confirmLabel={shared.leave}
        cancelLabel={shared.stay}
        onConfirm={async () => {
          await mutateAsync({ addonId, key });
          showToast({ message: shared.left({ name }) });
        }}
      >
        <p>{shared.leaveText({ name })}</p>
      </ConfirmDialog>
    </>
  );
}
