import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import type { DiscountCode } from '@sangamam/contract/conventions/discounts/discount-draft';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/conventions/staff/discounts.ts';
import { useDiscounts } from '#web/features/conventions/staff/discounts/api.ts';
import { DeleteDiscount } from '#web/features/conventions/staff/discounts/delete-discount.tsx';
import { DiscountForm } from '#web/features/conventions/staff/discounts/discount-form.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import type { Route } from './+types/convention-discount-route.ts';
import { ConfigurationNotFound, ConfigurationPage } from './configuration-page.tsx';

export const meta = () => pageTitle(phrases.discountCode);

export default function ConventionDiscount({ params: { conventionId, discountId } }: Route.ComponentProps) {
  return (
    <ConfigurationPage conventionId={conventionId} part={() => phrases.discountCode}>
      {(convention) =>
        discountId === 'new' ? (
          <Edit convention={convention} />
        ) : (
          <Existing key={discountId} convention={convention} discountId={discountId} />
        )
      }
    </ConfigurationPage>
  );
}

function Existing({ convention, discountId }: { convention: ConventionConfiguration; discountId: string }) {
  return (
    <Loaded query={useDiscounts(convention._id)}>
      {(codes) => {
        const stored = codes.find(({ _id }) => _id === discountId);
        return stored ? (
          <Edit convention={convention} stored={stored} />
        ) : (
          <ConfigurationNotFound what="discount code" />
        );
      }}
    </Loaded>
  );
}

function Edit({
  convention: { _id: conventionId, packages },
  stored,
}: {
  convention: ConventionConfiguration;
  stored?: DiscountCode;
}) {
  const navigate = useNavigate();
  const leave = (message: string) => {
    showToast({ message });
    void navigate(adminPaths.conventionDiscounts(conventionId));
  };
  return (
    <>
      <DiscountForm
        conventionId={conventionId}
        packages={packages}
        {...(stored && { stored })}
        onSaved={(count) => leave(phrases.saved({ count }))}
      />
      {stored && (
        <DeleteDiscount
          conventionId={conventionId}
          stored={stored}
          onDeleted={() => leave(phrases.deleted)}
        />
      )}
    </>
  );
}
