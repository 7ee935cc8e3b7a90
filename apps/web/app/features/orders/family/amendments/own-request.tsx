import { fullName } from '@sangamam/contract/fields/full-name';
import type { ChangeRequest } from '@sangamam/contract/orders/amendments/change-request';
import { useState } from 'react';

import * as phrases from '#phrases/orders/family/amendment.ts';
import { Amount } from '#web/domain/money/amount.tsx';
import { formatDayOfInstant } from '#web/lib/text/date-text.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useWithdrawChangeRequest, type OwnAmendment } from './api.ts';
import { Part } from './part.tsx';
import { Names } from './names.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** The change that the family asked for and that waits for the registrars, with the way to take it back. */
export function OwnRequest({
  orderId,
  options: { people, packages, currency },
  request: { _id, change, note, netBefore, netAfter, requestedAt },
}: {
  orderId: string;
  options: OwnAmendment;
  request: ChangeRequest;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync: withdraw } = useWithdrawChangeRequest(orderId);
  const namesOf = (ids: readonly string[] = []) =>
    people.filter(({ participantId }) => ids.includes(participantId)).map(({ name }) => name);
  const newPackage = packages.find((one) => one._id === change?.packageId)?.name;
  return (
    <Part title={phrases.requestTitle} hint={phrases.requestedOn({ day: formatDayOfInstant(requestedAt) })}>
      <Names
        groups={[
          {
            label: phrases.joins,
            names: [...(change?.join ?? []).map(fullName), ...namesOf(change?.attend)],
          },
          { label: phrases.leaves, names: namesOf(change?.leave) },
          { label: phrases.newPackage, names: newPackage ? [newPackage] : [] },
          {
            label: phrases.specialRequest,
            names: change?.specialRequest === undefined ? [] : [change.specialRequest],
          },
          { label: phrases.note, names: note === '' ? [] : [note] },
        ]}
      />
      {change?.addons && <p>{phrases.otherAddOns}</p>}
      <Facts
        facts={[
          { name: phrases.priceNow, value: <Amount amount={netBefore} currency={currency} /> },
          { name: phrases.priceThen, value: <Amount amount={netAfter} currency={currency} /> },
        ]}
      />
      <div>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {phrases.takeBack}
        </Button>
      </div>
      <TakeBackDialog
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          await withdraw(_id);
          setIsAsking(false);
          showToast({ message: phrases.takenBack });
        }}
      />
    </Part>
  );
}
