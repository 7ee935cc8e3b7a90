import type { Section } from '@sangamam/contract/content/section';

import { paths } from '#web/config/paths.ts';

/** True when the first slide of the banners has a button to the sign-up, so that no other is needed beside it. */
export function leadsToSignUp(banners: readonly Section[]): boolean {
  const [first] = banners;
  const slide = first?.sectionType === 'BANNER' ? first.banner[0] : undefined;
  return slide?.hasButton === true && slide.buttonUrl === paths.register;
}
