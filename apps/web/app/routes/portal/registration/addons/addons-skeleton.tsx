import * as phrases from '#phrases/routes/portal/registration.ts';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

/** Add-ons that are on their way. */
export const addonsSkeleton = <CardSkeletons count={4} lines={4} label={phrases.loadingTheAddOns} />;
