import type { Plugin } from 'postcss';

/**
 * The cascade, from the weakest layer to the strongest. A rule of a later layer wins over one of an earlier layer,
 * whatever their specificity and whichever file was loaded last: a page looks the same after a navigation and after a
 * reload. Rules in no layer win over all of them: tokens, what the session hides, and paper.
 */
export const cascadeLayers = [
  'reset',
  'mantine',
  'library',
  'base',
  'primitives',
  'ui',
  'domain',
  'features',
  'routes',
] as const;

export type CascadeLayer = (typeof cascadeLayers)[number];

const folders: readonly [folder: RegExp, layer: CascadeLayer][] = [
  [/\/node_modules\/react-easy-crop\//u, 'library'],
  [/\/app\/ui\/primitives\/.*\.module\.css$/u, 'primitives'],
  [/\/app\/ui\/.*\.module\.css$/u, 'ui'],
  [/\/app\/domain\/.*\.module\.css$/u, 'domain'],
  [/\/app\/(?:features|shell)\/.*\.module\.css$/u, 'features'],
  [/\/app\/routes\/.*\.module\.css$/u, 'routes'],
];

/** The layer that a style sheet belongs to; undefined for those that name their layers themselves. */
export function layerOf(file: string): CascadeLayer | undefined {
  const path = file.replaceAll('\\', '/');
  return folders.find(([folder]) => folder.test(path))?.[1];
}

/**
 * Puts each style sheet into the layer of its folder. Each begins with the order of all layers, because the one that is
 * loaded first decides it.
 */
export function intoCascadeLayers(): Plugin {
  return {
    postcssPlugin: 'sangamam-cascade-layers',
    Once(root, { AtRule }) {
      const layer = layerOf(root.source?.input.file ?? '');
      const params = cascadeLayers.join(', ');
      if (layer) {
        const wrapped = new AtRule({ name: 'layer', params: layer, nodes: [] });
        wrapped.append(root.nodes);
        root.append(wrapped);
      }
      root.prepend(new AtRule({ name: 'layer', params }));
    },
  };
}
