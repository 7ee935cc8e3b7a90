import { Navigate } from 'react-router';

import type { Route } from './+types/former-how-to-pay-route.ts';
import { paths } from '#web/config/paths.ts';

/** The address that mails had for "How to pay" before it was a page of its own: old mails still lead there. */
export default function FormerHowToPay({ params: { orderId } }: Route.ComponentProps) {
  return <Navigate to={paths.howToPay(orderId)} replace />;
}
