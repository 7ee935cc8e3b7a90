import * as phrases from '#phrases/arrival/staff/badges.ts';

import { useFamilyBadges } from '../desk/api.ts';
import { PrintButton } from './print-button.tsx';

/** The badges of one family, for a printer at the desk. */
export function FamilyBadges({ orderId }: { orderId: string }) {
  return (
    <PrintButton id="family-badges" label={phrases.printBadges} what={orderId} file={useFamilyBadges()} />
  );
}
