import { adminPaths } from '@sangamam/contract/admin-paths';
import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import { fullName } from '@sangamam/contract/fields/full-name';
import type {
  ClosingSheet,
  KickOffRegistration,
} from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { handedMoneyOf } from '@sangamam/contract/orders/kick-off/kick-off-form';
import type { KnownFamily } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { replaceDraft } from '#web/lib/forms/form-draft.ts';
import { readSession } from '#web/lib/session/session.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import { OnBehalfForm, type FilledIn } from '../registrations/on-behalf/on-behalf-form.tsx';
import { dropRegistration, queueRegistration, type QueuedRegistration } from './device/registration-queue.ts';
import { mayBeSentAgain, sendRegistration } from './device/use-registration-queue.ts';
import { newDeviceId } from '#web/lib/new-device-id.ts';

/**
 * Registers a family at an evening: a new one, or `family` with its account. It is stored on the device before it is sent,
 * and stays there while the server cannot be reached.
 */
export function RegisterAtEvening({
  evening,
  family,
  packages,
  addons,
}: {
  evening: ClosingSheet;
  family?: KnownFamily | undefined;
  packages: readonly CataloguePackage[];
  addons: readonly CatalogueAddon[];
}) {
  const { _id: eveningId, conventionId, localUnitId, today } = evening;
  const navigate = useNavigate();
  const client = useQueryClient();
  const register = async (filledIn: FilledIn) => {
    const queued = asQueued(evening, family, filledIn);
    queueRegistration(queued);
    filledIn.forgetDraft();
    try {
      const { orderId, tmpConvRegNo } = await sendRegistration(queued);
      dropRegistration(queued.id);
      void client.invalidateQueries();
      showToast({ message: phrases.done({ number: tmpConvRegNo }) });
      await navigate(adminPaths.kickOffSlip(eveningId, orderId));
    } catch (error) {
      if (!mayBeSentAgain(error)) {
        dropRegistration(queued.id);
        replaceDraft('', filledIn.draftName, filledIn.typed);
        throw error;
      }
      showToast({ message: phrases.keptHere({ name: queued.name }) });
      await navigate(adminPaths.kickOffEvening(eveningId));
    }
  };
  return (
    <OnBehalfForm
      conventionId={conventionId}
      packages={packages}
      addons={addons}
      family={family}
      kickOff={{ localUnitId, today }}
      back={
        <LinkButton to={adminPaths.kickOffEvening(eveningId)} variant="muted" icon="arrowLeft">
          {phrases.backToEvening}
        </LinkButton>
      }
      onRegister={register}
    />
  );
}

function asQueued(
  { _id: eveningId, today }: ClosingSheet,
  family: KnownFamily | undefined,
  { people, attending, wishes, money, typed, draftName }: FilledIn,
): QueuedRegistration {
  const { how: _inPerson, ...rest } = wishes;
  const draft = family?.draft && { orderId: family.draft.orderId, changedAt: family.draft.changedAt };
  const registration: KickOffRegistration = family
    ? { family: 'KNOWN', userId: family.userId, attending, people, draft: draft ?? null, ...complete(rest) }
    : { family: 'NEW', people, ...complete(rest) };
  const id = newDeviceId();
  return {
    id,
    by: readSession()?.userId ?? '',
    eveningId,
    name: family?.name ?? (people[0] ? fullName(people[0]) : ''),
    body: {
      id,
      registration,
      money: handedMoneyOf(money, { id: newDeviceId(), today }),
    },
    typed,
    draftName,
    userId: family?.userId ?? null,
    refusal: null,
  };
}

const complete = ({ addons = [], specialRequest = '', ...rest }: Omit<FilledIn['wishes'], 'how'>) => ({
  ...rest,
  addons,
  specialRequest,
});
