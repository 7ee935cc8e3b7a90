import type { Review } from '@sangamam/contract/orders/order';
import { discountCodeForm } from '@sangamam/contract/conventions/discounts/typed-code';

import * as phrases from '#phrases/orders/family/review.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useEnterDiscountCode, useRemoveDiscountCode } from './api.ts';
import { ReviewSection } from './review-section.tsx';

/** The discount code of an order that is not sent yet: entered, shown with what it does, removed. */
export function DiscountCodeSection({
  review: { orderId, discountCode },
}: {
  review: Pick<Review, 'orderId' | 'discountCode'>;
}) {
  return (
    <ReviewSection title={phrases.discountCode}>
      {discountCode ? (
        <EnteredCode orderId={orderId} entered={discountCode} />
      ) : (
        <EnterCode orderId={orderId} />
      )}
    </ReviewSection>
  );
}

function EnterCode({ orderId }: { orderId: string }) {
  const form = useAppForm({ schema: discountCodeForm, defaultValues: { code: '' } });
  const enter = useEnterDiscountCode(orderId);
  return (
    <Form
      asksBeforeLeaving={false}
      form={form}
      label={phrases.discountCode}
      errorTitle={phrases.codeRejected}
      onSubmit={async (typed) => {
        await enter.mutateAsync(typed);
      }}
    >
      <FormText
        control={form.control}
        name="code"
        label={phrases.code}
        description={phrases.codeHint}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
      />
      <SubmitButton variant="secondary">{phrases.applyTheCode}</SubmitButton>
    </Form>
  );
}

function EnteredCode({
  orderId,
  entered: { code, title, problem },
}: {
  orderId: string;
  entered: NonNullable<Review['discountCode']>;
}) {
  const remove = useRemoveDiscountCode(orderId);
  return (
    <>
      {problem ? (
        <Callout tone="warning" title={phrases.yourCodeGivesNothing({ code })} live>
          <p>
            {problem.message} {phrases.removeItOrChange}
          </p>
        </Callout>
      ) : (
        <Callout tone="success" live>
          <p>{phrases.codeIsApplied({ code, title })}</p>
        </Callout>
      )}
      {remove.error && (
        <Callout tone="danger" live>
          <p>{remove.error.message}</p>
        </Callout>
      )}
      <div>
        <Button variant="secondary" loading={remove.isPending} onClick={() => remove.mutate()}>
          {phrases.removeTheCode}
        </Button>
      </div>
    </>
  );
}
