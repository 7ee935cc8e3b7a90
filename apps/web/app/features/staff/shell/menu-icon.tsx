import { Icon, LineIcon, type IconName } from '#web/ui/primitives/icon/icon.tsx';

/** The icons of the admin menu: those that all parts share, and some of its own. */
export type MenuIconName = IconName | keyof typeof menuShapes;

export function MenuIcon({ name }: { name: MenuIconName }) {
  return isOfMenu(name) ? <LineIcon path={menuShapes[name]} /> : <Icon name={name} />;
}

function isOfMenu(name: MenuIconName): name is keyof typeof menuShapes {
  return Object.hasOwn(menuShapes, name);
}

const menuShapes = {
  bed: 'M3.5 6v13M3.5 16h17M20.5 19v-5.5a3 3 0 0 0-3-3h-7V16M5.5 11.5a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z',
  badge:
    'M4.5 6.5h15v13h-15zM9.5 6.5v-3h5v3M13.5 12h3.5M13.5 15.5h3.5M7.25 12a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0ZM6.5 17c0-1.5 1-2.3 2.5-2.3s2.5.8 2.5 2.3',
  refund: 'M4 9h11a5 5 0 0 1 0 10h-4M8 5 4 9l4 4',
  wallet: 'M4 7.5V18a1.5 1.5 0 0 0 1.5 1.5h14v-12H5.5a1.5 1.5 0 0 1 0-3H17v3M16 13.5h.1',
  home: 'm3.5 11 8.5-7 8.5 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  inbox: 'M3.5 13.5 6.5 5h11l3 8.5v5.5h-17zM3.5 13.5H9a3 3 0 0 0 6 0h5.5',
} as const;
