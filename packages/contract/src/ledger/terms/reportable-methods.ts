import type { PaymentMethod } from './payment-methods.ts';

/** The methods that a family can choose by itself; others come with their provider. */
export const reportableMethods = ['CHASE', 'CHEQUE'] as const satisfies readonly PaymentMethod[];
export type ReportableMethod = (typeof reportableMethods)[number];
