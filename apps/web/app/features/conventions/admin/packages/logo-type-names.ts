import { logoTypes, type LogoType } from '@sangamam/contract/packages/package';

const names: Readonly<Record<LogoType, string>> = {
  GOLD: 'Gold',
  DIAMOND: 'Diamond',
  PLATINUM: 'Platinum',
  SILVER: 'Silver',
  LOGO_BLUE: 'Blue',
  LOGO_GREEN: 'Green',
  LOGO_RED: 'Red',
  LOGO_CYAN: 'Cyan',
  LOGO_GREY: 'Grey',
  LOGO_YELLOW: 'Yellow',
  LOGO_PINK: 'Pink',
  LOGO_RASPBERRY: 'Raspberry',
};

/** The twelve emblems to choose from. */
export const logoTypeOptions = logoTypes.map((value) => ({ value, label: names[value] }));
