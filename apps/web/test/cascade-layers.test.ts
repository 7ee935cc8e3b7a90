import postcss from 'postcss';
import { describe, expect, it } from 'vitest';

import { cascadeLayers, intoCascadeLayers, layerOf } from '../cascade-layers.ts';

describe('layerOf', () => {
  it.each([
    ['/x/apps/web/app/ui/primitives/button/button.module.css', 'primitives'],
    ['/x/apps/web/app/ui/form/form.module.css', 'ui'],
    ['/x/apps/web/app/domain/money/amount.module.css', 'domain'],
    ['/x/apps/web/app/features/content/family/home/convention-hero.module.css', 'features'],
    ['/x/apps/web/app/shell/header/site-header.module.css', 'features'],
    ['/x/apps/web/app/routes/portal/account/my-account.module.css', 'routes'],
    ['/x/node_modules/react-easy-crop/react-easy-crop.css', 'library'],
    ['/x/apps/web/app/theme/tokens.css', undefined],
    ['/x/node_modules/@mantine/core/styles/Modal.layer.css', undefined],
  ])('gives %s the layer %s', (file, layer) => {
    expect(layerOf(file)).toBe(layer);
  });
});

describe('intoCascadeLayers', () => {
  const written = (css: string, from: string) => postcss([intoCascadeLayers()]).process(css, { from }).css;
  const order = `@layer ${cascadeLayers.join(', ')};`;

  it('puts a sheet into the layer of its folder, after the order of all layers', () => {
    const css = written('.a { color: red; }', '/x/app/ui/form/form.module.css');
    expect(css.replaceAll(/\s+/gu, '')).toBe(`${order}@layerui{.a{color:red;}}`.replaceAll(' ', ''));
  });

  it('leaves a sheet of no layer as it is, after the order of all layers', () => {
    const css = written('.a { color: red; }', '/x/app/theme/tokens.css');
    expect(css.replaceAll(/\s+/gu, ' ')).toBe(`${order} .a { color: red; }`);
  });
});
