import type { LogoType } from '@sangamam/contract/conventions/packages/package';

import diamond from './artwork/diamond.svg';
import gold from './artwork/gold.svg';
import blue from './artwork/logo-blue.svg';
import cyan from './artwork/logo-cyan.svg';
import green from './artwork/logo-green.svg';
import grey from './artwork/logo-grey.svg';
import pink from './artwork/logo-pink.svg';
import raspberry from './artwork/logo-raspberry.svg';
import red from './artwork/logo-red.svg';
import yellow from './artwork/logo-yellow.svg';
import platinum from './artwork/platinum.svg';
import silver from './artwork/silver.svg';

/** The emblem of a package. They differ in shape, not only in color. Decorative, since the package's name is beside it. */
export function PackageEmblem({ logoType, size = 72 }: { logoType: LogoType; size?: number }) {
  return <img src={artwork[logoType]} width={size} height={size} alt="" loading="lazy" decoding="async" />;
}

const artwork: Readonly<Record<LogoType, string>> = {
  GOLD: gold,
  DIAMOND: diamond,
  PLATINUM: platinum,
  SILVER: silver,
  LOGO_BLUE: blue,
  LOGO_GREEN: green,
  LOGO_RED: red,
  LOGO_CYAN: cyan,
  LOGO_GREY: grey,
  LOGO_YELLOW: yellow,
  LOGO_PINK: pink,
  LOGO_RASPBERRY: raspberry,
};
