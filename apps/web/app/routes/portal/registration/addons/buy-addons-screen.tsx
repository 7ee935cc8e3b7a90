import { addonMessages as messages } from '@sangamam/contract/conventions/addons/addon-form';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import type { OwnWaitLists } from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import { isFlatPriced } from '@sangamam/contract/orders/pricing/addon-lines';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/routes/portal/registration.ts';
import { paths } from '#web/config/paths.ts';
import { useAddons, useOrder, useSaveAddonOrder } from '#web/features/conventions/family/addons/api.ts';
import { AddonsForm } from '#web/features/conventions/family/addons/addons-form/addons-form.tsx';
import {
  ownedAddons,
  useBoughtAddons,
  type OwnedAddons,
} from '#web/features/conventions/family/addons/owned-addons.ts';
import { familyAges } from '#web/domain/addons/family-ages.ts';
import { BoughtAddons } from '#web/features/conventions/family/addons/bought-addons.tsx';
import type { FlowState } from '#web/features/orders/family/flow/flow-state.ts';
import { isMissingOrder, useRegistration } from '#web/features/orders/family/flow/registration-context.ts';
import { RegistrationNotFound } from '#web/features/orders/family/flow/registration-not-found.tsx';
import { redirects } from '#web/lib/api/api-error.ts';
import { addonListsOf, waitListId } from '#web/features/orders/family/wait-list/addon-lists-of.ts';
import { useOwnWaitLists } from '#web/features/orders/family/wait-list/api.ts';
import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page, Stack } from '#web/ui/layout/page/page.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { addonsSkeleton } from './addons-skeleton.tsx';
import { withOffers } from './with-offers.ts';

/** Only where something is sold out. */
const AddonOffer = lazy(() =>
  import('#web/features/orders/family/wait-list/wait-list-offer.tsx').then((module) => ({
    default: module.AddonOffer,
  })),
);
const AddonWaitLists = lazy(() =>
  import('#web/features/orders/family/wait-list/addon-wait-lists.tsx').then((module) => ({
    default: module.AddonWaitLists,
  })),
);

const title = phrases.buyAdditionalAddons;

/** Add-ons for a submitted registration. The selection belongs to a separate order, which may already be `open`. */
export function BuyAddonsScreen({
  registration,
  open,
}: {
  registration: OrderSummary;
  open: OrderSummary | undefined;
}) {
  const { of, orders } = useRegistration();
  const addons = useAddons(registration.conventionData._id);
  const order = useOrder(open?._id);
  // One of those that were bought: it is there as soon as they are.
  const { data: family } = useOrder(registration._id);
  const earlier = orders.filter(
    ({ _id, parentOrderId, status, registrationStatus }) =>
      _id === registration._id ||
      (parentOrderId === registration._id &&
        registrationStatus !== 'REG_REJECTED' &&
        status !== 'INCOMPLETE' &&
        status !== 'CANCELLED'),
  );
  const isSoldOut = addons.data?.some(({ placesLeft }) => Object.values(placesLeft ?? {}).includes(0));
  const waits = useOwnWaitLists(isSoldOut || registration.waitListed ? of.conventionId : undefined);
  const bought = useBoughtAddons(earlier.map(({ _id }) => _id));
  if (isMissingOrder(order.error)) return <RegistrationNotFound />;
  return (
    <Page
      title={title}
      above={<Breadcrumbs trail={[{ label: phrases.myAccount, to: paths.myAccount }, { label: title }]} />}
      intro={phrases.buyAddOnsIntro({ name: registration.conventionData.name })}
    >
      <BoughtAddons bought={bought ?? []} />
      <Loaded query={addons} skeleton={addonsSkeleton}>
        {(catalogue) => {
          if (catalogue.length === 0) {
            return (
              <EmptyState
                title={phrases.noAddOnsTitle}
                action={<LinkButton to={paths.myAccount}>{phrases.goToMyAccount}</LinkButton>}
              >
                {phrases.noAddOnsText}
              </EmptyState>
            );
          }
          // What is held for the family is chosen in the form from its beginning.
          if (bought === undefined || waits.isLoading) return addonsSkeleton;
          const choice = {
            registration,
            open,
            catalogue,
            lists: waits.data,
            owned: ownedAddons(bought),
            ages: family && familyAges(family),
          };
          if (!open) return <Choice {...choice} selection={[]} specialRequest="" />;
          return (
            <Loaded query={order} skeleton={addonsSkeleton}>
              {({ selectedAddons, specialRequest, selectionRevision }) => (
                <Choice
                  {...choice}
                  selection={selectedAddons}
                  specialRequest={specialRequest}
                  revision={selectionRevision}
                />
              )}
            </Loaded>
          );
        }}
      </Loaded>
    </Page>
  );
}

type FormProps = Parameters<typeof AddonsForm>[0];

function Choice({
  registration,
  open,
  catalogue,
  lists,
  selection,
  specialRequest,
  revision,
  owned,
  ages,
}: Pick<FormProps, 'catalogue' | 'selection' | 'specialRequest' | 'revision' | 'ages'> & {
  registration: OrderSummary;
  open: OrderSummary | undefined;
  lists: OwnWaitLists | undefined;
  owned: OwnedAddons;
}) {
  const { of } = useRegistration();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const save = useSaveAddonOrder(of, open?._id);
  const offers = lists?.addons.filter(({ own }) => own?.state === 'OFFERED') ?? [];
  const waited = new Set(lists && addonListsOf(catalogue, { owned, lists }).map(({ list }) => list.addonId));
  const held = withOffers({ catalogue, selection, currency: registration.currency }, offers);
  return (
    <Stack>
      <Suspense fallback={null}>
        {offers.map((list) => (
          <AddonOffer key={list.addonId + list.key} of={of} list={list} />
        ))}
      </Suspense>
      <AddonsForm
        draftName={`addons.later.${registration._id}.${catalogue.map(({ _id }) => _id.slice(-4)).join('')}`}
        catalogue={held.catalogue}
        // What was chosen before it was bought in another way is taken out.
        selection={held.selection.filter(({ addonId, type }) => !(owned.has(addonId) && isFlatPriced(type)))}
        owned={owned}
        specialRequest={specialRequest}
        revision={revision}
        currency={registration.currency}
        ages={ages}
        waitListOf={({ _id }) => (waited.has(_id) ? waitListId : undefined)}
        packageLine={undefined}
        needed
        back={
          <LinkButton to={paths.myAccount} variant="muted" icon="arrowLeft">
            {phrases.backToMyAccount}
          </LinkButton>
        }
        onSave={async (chosen) => {
          let orderId: string;
          try {
            ({ orderId } = await save.mutateAsync(chosen));
          } catch (error) {
            if (!redirects(error)) showToast({ message: messages.failed, tone: 'danger' });
            // The refusal may come from a concurrent change, so show the stored state.
            void queryClient.invalidateQueries({ queryKey: [ordersGroup] });
            throw error;
          }
          showToast({ message: messages.saved });
          void queryClient.invalidateQueries({ queryKey: [ordersGroup] });
          const state: FlowState = { comeFrom: 'addonUpdateComponent', orderId };
          await navigate(paths.reviewOf(orderId), { state });
        }}
      />
      <Suspense fallback={null}>
        {lists && <AddonWaitLists of={of} catalogue={catalogue} owned={owned} lists={lists} />}
      </Suspense>
    </Stack>
  );
}
