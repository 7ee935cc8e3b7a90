import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { isRemovable } from '@sangamam/contract/orders/pricing/adjustment-line';
import { useState } from 'react';

import * as phrases from '#phrases/orders/staff/adjustments.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { AdjustDialog } from './adjust-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './adjustments.module.css';

/** Changes the price of a registration that was sent: gives a package, a scholarship or a correction, and takes them back. */
export function PriceActions({ registration }: { registration: RegistrationDetail }) {
  const { _id, lines, currency, registrationStatus, status } = registration;
  const [adjusting, setAdjusting] = useState(false);
  const [removing, setRemoving] = useState<number>();
  if (status === 'CANCELLED' || registrationStatus === 'REG_REJECTED') return null;
  const removable = lines.flatMap((line, position) =>
    isRemovable(lines, position) ? [{ line, position }] : [],
  );
  const removed = removing === undefined ? undefined : lines[removing];
  return (
    <div className={styles['actions']}>
      <Button variant="secondary" size="sm" icon={icons.edit} onClick={() => setAdjusting(true)}>
        {phrases.adjustThePrice}
      </Button>
      {removable.map(({ line, position }) => (
        <Button
          key={position}
          variant="muted"
          size="sm"
          icon={icons.trash}
          onClick={() => setRemoving(position)}
        >
          {phrases.takeBack({ title: line.title })}
        </Button>
      ))}
      <AdjustDialog
        orderId={_id}
        currency={currency}
        opened={adjusting}
        onClose={() => setAdjusting(false)}
      />
      {removing !== undefined && removed && (
        <RemoveDialog
          orderId={_id}
          currency={currency}
          position={removing}
          title={removed.title}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}
