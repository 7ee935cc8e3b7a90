import { adminPaths } from '@sangamam/contract/admin-paths';
import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import type { CataloguePackage } from '@sangamam/contract/conventions/packages/package';
import type { KnownFamily } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/orders/staff/on-behalf.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import { useRegisterFamily, useRegisterKnownFamily } from './api.ts';
import { OnBehalfForm } from './on-behalf-form.tsx';

interface Catalogue {
  conventionId: string;
  packages: readonly CataloguePackage[];
  addons: readonly CatalogueAddon[];
}

/** Registers a family that has no account. */
export function RegisterNewFamily(catalogue: Catalogue) {
  const register = useRegisterFamily();
  const open = useOpenRegistration();
  return (
    <OnBehalfForm
      {...catalogue}
      back={
        <LinkButton to={adminPaths.registrations} variant="muted" icon="arrowLeft">
          {phrases.back}
        </LinkButton>
      }
      onRegister={async ({ people, wishes }) => {
        const { conventionId } = catalogue;
        await open(await register.mutateAsync({ conventionId, people, ...wishes }));
      }}
    />
  );
}

/** Registers a family on the account that it has. */
export function RegisterKnownFamily({ family, ...catalogue }: Catalogue & { family: KnownFamily }) {
  const { userId, draft } = family;
  const register = useRegisterKnownFamily(userId);
  const open = useOpenRegistration();
  return (
    <OnBehalfForm
      {...catalogue}
      family={family}
      back={
        <LinkButton to={adminPaths.registerFamily} variant="muted" icon="arrowLeft">
          {phrases.anotherFamily}
        </LinkButton>
      }
      onRegister={async ({ people, attending, wishes }) => {
        const { conventionId } = catalogue;
        const seen = draft && { orderId: draft.orderId, changedAt: draft.changedAt };
        await open(await register.mutateAsync({ conventionId, people, attending, draft: seen, ...wishes }));
      }}
    />
  );
}

/** Opens the registration that was made, and says its number. */
function useOpenRegistration() {
  const navigate = useNavigate();
  return async ({ orderId, tmpConvRegNo }: { orderId: string; tmpConvRegNo: string }) => {
    showToast({ message: phrases.done({ number: tmpConvRegNo }) });
    await navigate(adminPaths.registration(orderId));
  };
}
