import { askForChange } from '@sangamam/contract/casework/questions/question-endpoints';
import type { AnswerBody } from '@sangamam/contract/casework/questions/question';
import type { OrderSummary } from '@sangamam/contract/orders/order';
import { useState } from 'react';

import * as phrases from '#phrases/casework/family/change-wish.ts';
import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

const ChangeWishDialog = lazyDialog(async () => (await import('./change-wish-dialog.tsx')).ChangeWishDialog);

/** Asks for a change of a registration that was sent. */
const useAskForChange = createMutationHook(
  askForChange,
  (orderId: string) => (body: AnswerBody) => ({ params: { orderId }, body }),
  { refreshes: [ordersGroup] },
);

/** Lets the family say in its own words what it wishes changed, once its registration is sent. */
export function ChangeWish({
  order: { _id, tmpConvRegNo },
  name,
}: {
  order: Pick<OrderSummary, '_id' | 'tmpConvRegNo'>;
  /** Said instead of the words of the button, where there are several. */
  name?: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync: ask } = useAskForChange(_id);
  return (
    <>
      <Button variant="muted" aria-label={name} onClick={() => setIsOpen(true)}>
        {phrases.askForChange}
      </Button>
      <ChangeWishDialog
        number={tmpConvRegNo}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        onSend={async (wish) => {
          await ask(wish);
          setIsOpen(false);
          showToast({ message: phrases.thankYou });
        }}
      />
    </>
  );
}
