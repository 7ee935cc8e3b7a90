import mantine from 'postcss-preset-mantine';

import { intoCascadeLayers } from './cascade-layers.ts';

// oxlint-disable-next-line typescript/no-unsafe-call -- the package has no types
export default { plugins: [mantine(), intoCascadeLayers()] };
