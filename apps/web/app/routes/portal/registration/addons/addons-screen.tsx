import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import { addonMessages as messages } from '@sangamam/contract/conventions/addons/addon-form';
import type { Order } from '@sangamam/contract/orders/order';
import { priceIn } from '@sangamam/contract/orders/pricing/price-list';
import { Navigate, useNavigate } from 'react-router';

import * as waitListPhrases from '#phrases/orders/family/addon-wait-list.ts';
import * as phrases from '#phrases/routes/portal/registration.ts';
import { paths } from '#web/config/paths.ts';
import { useAddons, useOrder, useSelectAddons } from '#web/features/conventions/family/addons/api.ts';
import { AddonsForm } from '#web/features/conventions/family/addons/addons-form/addons-form.tsx';
import { familyAges } from '#web/domain/addons/family-ages.ts';
import { ChosenPackage } from '#web/features/conventions/family/packages/chosen-package.tsx';
import type { FlowState } from '#web/features/orders/family/flow/flow-state.ts';
import { isMissingOrder, useRegistration } from '#web/features/orders/family/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/family/flow/registration-not-found.tsx';
import { useOwnWaitLists } from '#web/features/orders/family/wait-list/api.ts';
import { RegistrationStepper } from '#web/features/orders/family/flow/registration-stepper.tsx';
import { redirects } from '#web/lib/api/api-error.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page, Stack } from '#web/ui/layout/page/page.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { addonsSkeleton } from './addons-skeleton.tsx';

/** Shared by /upgrade-package and /addons: the add-ons of the open registration. */
export function AddonsScreen({ title, withPackage }: { title: string; withPackage: boolean }) {
  const { of, registration } = useRegistration();
  const order = useOrder(registration._id);
  const addons = useAddons(of.conventionId);
  if (isMissingOrder(order.error)) return <RegistrationNotFound />;
  return (
    <Page
      title={title}
      above={<RegistrationStepper step="addons" resumeAt={registration.resumeAt} />}
      intro={phrases.addOnsIntro}
    >
      <Loaded query={order} skeleton={addonsSkeleton}>
        {(loaded) => (
          <Loaded query={addons} skeleton={addonsSkeleton}>
            {(catalogue) => {
              // Without a package there is nothing to upgrade, unless one was selected a moment ago.
              if (withPackage && !loaded.packageData)
                return order.isFetching ? addonsSkeleton : <Navigate to={paths.packages} replace />;
              return <Extras order={loaded} catalogue={catalogue} withPackage={withPackage} />;
            }}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

function Extras({
  order,
  catalogue,
  withPackage,
}: {
  order: Order;
  catalogue: readonly CatalogueAddon[];
  withPackage: boolean;
}) {
  const { of } = useRegistration();
  const navigate = useNavigate();
  const select = useSelectAddons(of);
  const { packageData, currency } = order;
  const isSoldOut = catalogue.some(({ placesLeft }) => Object.values(placesLeft ?? {}).includes(0));
  const { data: lists } = useOwnWaitLists(isSoldOut ? of.conventionId : undefined);
  return (
    <Stack>
      {withPackage && packageData && <ChosenPackage chosen={packageData} currency={currency} />}
      <AddonsForm
        // A changed catalogue gets a new draft, so that old values never land in the wrong fields.
        draftName={`addons.${order._id}.${catalogue.map(({ _id }) => _id.slice(-4)).join('')}`}
        catalogue={catalogue}
        selection={order.selectedAddons}
        specialRequest={order.specialRequest}
        revision={order.selectionRevision}
        currency={currency}
        ages={familyAges(order)}
        packageLine={
          packageData
            ? {
                title: packageData.name,
                detail: phrases.packageLabel,
                amount: priceIn(currency, {
                  usd: packageData.packagePrice,
                  cad: packageData.packageCadPrice,
                }),
              }
            : undefined
        }
        back={
          <LinkButton to={paths.packages} variant="muted" icon="arrowLeft">
            {phrases.backToThePackages}
          </LinkButton>
        }
        onSave={async (chosen) => {
          try {
            await select.mutateAsync(chosen);
          } catch (error) {
            if (!redirects(error)) showToast({ message: messages.failed, tone: 'danger' });
            throw error;
          }
          showToast({ message: messages.saved });
          const state: FlowState = { comeFrom: 'addonComponent' };
          await navigate(paths.review, { state });
        }}
      />
      {lists && lists.hours > 0 && (
        <Callout title={waitListPhrases.laterTitle}>
          <p>{waitListPhrases.laterText}</p>
        </Callout>
      )}
    </Stack>
  );
}
