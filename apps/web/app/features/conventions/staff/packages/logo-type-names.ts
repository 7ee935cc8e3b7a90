import { logoTypes, type LogoType } from '@sangamam/contract/conventions/packages/package';

import * as phrases from '#phrases/conventions/staff/packages.ts';

const names: Readonly<Record<LogoType, string>> = {
  GOLD: phrases.gold,
  DIAMOND: phrases.diamond,
  PLATINUM: phrases.platinum,
  SILVER: phrases.silver,
  LOGO_BLUE: phrases.blue,
  LOGO_GREEN: phrases.green,
  LOGO_RED: phrases.red,
  LOGO_CYAN: phrases.cyan,
  LOGO_GREY: phrases.grey,
  LOGO_YELLOW: phrases.yellow,
  LOGO_PINK: phrases.pink,
  LOGO_RASPBERRY: phrases.raspberry,
};

/** The twelve emblems to choose from. */
export const logoTypeOptions = logoTypes.map((value) => ({ value, label: names[value] }));
