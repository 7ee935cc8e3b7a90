import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import type {
  OwnWaitLists,
  WaitListOfPackage,
} from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { useId, useState } from 'react';

import * as phrases from '#phrases/orders/family/wait-list.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { QuietCaps } from '#web/ui/primitives/quiet-caps/quiet-caps.tsx';

import { useJoinWaitList, useLeaveWaitList } from './api.ts';
import styles from './wait-list.module.css';

/**
 * The wait lists of the packages that are sold out: where the family stands, or a button to join. Nothing without one, or
 * where the organiser keeps no lists.
 */
export function WaitListSection({
  of,
  packages,
  lists,
}: {
  of: RegistrationKey;
  packages: readonly CataloguePackage[];
  lists: OwnWaitLists;
}) {
  const heading = useId();
  const entries = listsOf(packages, lists);
  if (entries.length === 0) return null;
  return (
    <Card labelledBy={heading}>
      <div className={styles['section']}>
        <h2 id={heading}>{phrases.waitList}</h2>
        {lists.hours > 0 && <p>{phrases.howItWorks({ hours: lists.hours })}</p>}
        <ul className={styles['lists']}>
          {entries.map((list) => (
            <li key={list.packageId}>
              <ListOfPackage of={of} list={list} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

/** Packages that may be waited for, or are: those with an offer stand above the packages. */
function listsOf(packages: readonly CataloguePackage[], { hours, packages: lists }: OwnWaitLists) {
  const soldOut = packages.flatMap(
    ({ _id: packageId, name: packageName, placesLeft }): WaitListOfPackage[] => {
      const list = lists.find((one) => one.packageId === packageId);
      if (list) return list.own || (placesLeft === 0 && hours > 0) ? [list] : [];
      return placesLeft === 0 && hours > 0
        ? [{ packageId, packageName, waiting: 0, offered: 0, own: null }]
        : [];
    },
  );
  // Waited for, though the people have changed so that they may not take it any more.
  const others = lists.filter(
    ({ packageId, own }) => own && !soldOut.some((one) => one.packageId === packageId),
  );
  return [...soldOut, ...others].filter(({ own }) => own?.state !== 'OFFERED');
}

function ListOfPackage({ of, list }: { of: RegistrationKey; list: WaitListOfPackage }) {
  const { packageId, packageName: name, waiting, offered, own } = list;
  return (
    <div className={styles['list']}>
      <div className={styles['words']}>
        <h3>
          <QuietCaps text={name} />
        </h3>
        <p>
          {own === null && (waiting > 0 ? phrases.familiesWaiting({ waiting }) : phrases.nobodyWaits)}
          {own?.state === 'WAITING' && (
            <strong>{phrases.yourPlace({ place: own.place ?? waiting, waiting })}</strong>
          )}
          {own?.state === 'PASSED_OVER' && <strong>{phrases.passedOver}</strong>}{' '}
          {offered > 0 ? phrases.offeredSoFar({ offered }) : phrases.noneOfferedYet}
        </p>
      </div>
      {own ? (
        <Leave of={of} packageId={packageId} name={name} />
      ) : (
        <Join of={of} packageId={packageId} name={name} />
      )}
    </div>
  );
}

interface OfPackage {
  of: RegistrationKey;
  packageId: string;
  name: string;
}

function Join({ of, packageId, name }: OfPackage) {
  const { mutateAsync, isPending } = useJoinWaitList(of);
  const [refusal, setRefusal] = useState<string>();
  const join = async () => {
    setRefusal(undefined);
    try {
      await mutateAsync(packageId);
      showToast({ message: phrases.joined({ name }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    }
  };
  return (
    <div className={styles['act']}>
      <Button
        variant="secondary"
        loading={isPending}
        loadingLabel={phrases.joining}
        aria-label={phrases.joinOf({ name })}
        onClick={() => void join()}
      >
        {phrases.join}
      </Button>
      <div role="alert">
        <FieldError id={`join-${packageId}`} error={refusal} />
      </div>
    </div>
  );
}

function Leave({ of, packageId, name }: OfPackage) {
  const { mutateAsync } = useLeaveWaitList(of);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['act']}>
      <Button variant="muted" aria-label={phrases.leaveOf({ name })} onClick={() => setOpen(true)}>
        {phrases.leave}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={phrases.leaveOf({ name })}
        confirmLabel={phrases.leave}
        cancelLabel={phrases.stay}
        onConfirm={async () => {
          await mutateAsync(packageId);
          showToast({ message: phrases.left({ name }) });
        }}
      >
        <p>{phrases.leaveText({ name })}</p>
      </ConfirmDialog>
    </div>
  );
}
