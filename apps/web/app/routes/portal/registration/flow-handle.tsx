import type { ReactNode } from 'react';

import {
  RegistrationStepper,
  type RegistrationStep,
} from '#web/features/orders/family/flow/registration-stepper.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

import type { PageHandle } from '../page-handle.ts';

interface FlowPage {
  title: string;
  step: RegistrationStep;
  narrow?: boolean;
  intro?: string;
}

/** The `handle` of a page of the flow, from which the layout shows the current step while the page loads. */
export type FlowHandle = PageHandle & FlowPage;

/** The handle of a page of the flow; `skeleton` has the shapes of what comes. */
export function flowHandle(page: FlowPage, skeleton: ReactNode): FlowHandle {
  return { ...page, outline: <FlowFrame {...page}>{skeleton}</FlowFrame> };
}

/** A page of the flow before it is known which registration it is about. */
export function FlowFrame({
  title,
  step,
  narrow = false,
  intro,
  children,
}: FlowPage & { children: ReactNode }) {
  return (
    <Page title={title} narrow={narrow} intro={intro} above={<RegistrationStepper step={step} />}>
      {children}
    </Page>
  );
}
