import styles from './icon.module.css';

/** Our line icons, drawn on a grid of 24 with round ends. Decorative: the words beside them carry the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <LineIcon path={isShared(name) ? shapes[name] : name} size={size} />;
}

/** A line icon by its path. Icons of a single part of the site keep their paths there, so that others do not load them. */
export function LineIcon({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg className={styles['icon']} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A shared icon by its name, or one of `more-icons.ts`, which is its path. */
export type IconName = SharedIcon | `M${string}`;

type SharedIcon = keyof typeof shapes;

function isShared(name: IconName): name is SharedIcon {
  return Object.hasOwn(shapes, name);
}

// Paths, one for each, since they travel with every page: what header and forms show, and what is chosen by a value.
const shapes = {
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 7v5l3.5 2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  half: 'M12 3.5a8.5 8.5 0 1 0 .1 0zv17',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  arrowRight: 'M4 12h15M13 6l6 6-6 6',
  arrowLeft: 'M20 12H5M11 6l-6 6 6 6',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronUp: 'm6 15 6-6 6 6',
  sort: 'm8 9.5 4-4 4 4M8 14.5l4 4 4-4',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  alert: 'M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.1',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 11v5M12 7.8v.1',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  play: 'M7.5 5v14l11-7z',
  pause: 'M8 5.5v13M16 5.5v13',
  arrowUp: 'M12 20V5M6 11l6-6 6 6',
  arrowDown: 'M12 4v15M6 13l6 6 6-6',
  page: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
} as const satisfies Record<string, string>;
