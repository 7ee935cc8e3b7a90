/** Our line icons, drawn on a grid of 24 with round ends. Decorative: the words beside them carry the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <LineIcon path={shapes[name]} size={size} />;
}

/** A line icon by its path. Icons of a single part of the site keep their paths there, so that others do not load them. */
export function LineIcon({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      style={{ flexShrink: 0 }}
    >
      <path d={path} />
    </svg>
  );
}

export type IconName = keyof typeof shapes;

// Paths, one for each, since they travel with every page.
const shapes = {
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5',
  place:
    'M12 21c5-5.5 7-8.7 7-11.5a7 7 0 0 0-14 0c0 2.8 2 6 7 11.5ZM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 7v5l3.5 2',
  people:
    'M5.75 8a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0-6.5 0ZM3 20c0-3.5 2.5-6 6-6s6 2.5 6 6M15.5 5a3.25 3.25 0 0 1 0 6M17.5 14.3c2.2.8 3.5 3 3.5 5.7',
  key: 'M4 15.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM11 12.5l8.5-8.5M16 7.5l3 3M13.5 10l2 2',
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
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0ZM16 16l4.5 4.5',
  alert: 'M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.1',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 11v5M12 7.8v.1',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M13 4.5v5h4v-5zM7 14.5v5h4v-5z',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0-5.5 0Z',
  play: 'M7.5 5v14l11-7z',
  pause: 'M8 5.5v13M16 5.5v13',
  phone: 'M5 4.5h4l1.5 5-2.3 1.6a12 12 0 0 0 4.7 4.7l1.6-2.3 5 1.5v4c-8.5.8-15.3-6-14.5-14.5Z',
  film: 'M3.5 5.5h17v13h-17zM8 5.5v13M16 5.5v13M3.5 12h17M3.5 8.8H8M3.5 15.2H8M16 8.8h4.5M16 15.2h4.5',
  picture: 'M3.5 5h17v14h-17zM4 17l5-5 3.5 3.5L15.5 12l4.5 4.5M14 9a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15',
  upload: 'M12 16V5M7 9.5l5-5 5 5M4.5 19.5h15',
  paperclip: 'm19 11-7.5 7.5a4.2 4.2 0 0 1-6-6l8-8a2.8 2.8 0 0 1 4 4l-8 8a1.4 1.4 0 0 1-2-2l7-7',
  arrowUp: 'M12 20V5M6 11l6-6 6 6',
  arrowDown: 'M12 4v15M6 13l6 6 6-6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.5 6.8M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.6-1.6',
  history: 'M4.5 5v4.5H9M4.8 9.5A8 8 0 1 1 4 13M12 8v4.5l3 2',
  smallScreen: 'M7.5 3.5h9v17h-9zM11 17.5h2',
  wideScreen: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  numberedList:
    'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4M3.8 15.5c0-1.3 2.4-1.3 2.4 0 0 1-2.4 2.5-2.4 3.5h2.6',
  grip: 'M9 6h.1M9 12h.1M9 18h.1M15 6h.1M15 12h.1M15 18h.1',
  page: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6M9 16h6',
  crop: 'M7 3v14h14M3 7h14v14',
  eyeOff:
    'M4 4l16 16M9.5 5.8A9.5 9.5 0 0 1 12 5.5c3.7 0 7 2 9.5 6.5a16 16 0 0 1-3 3.8M6 7.7A15 15 0 0 0 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5 1.6 0 3-.4 4.5-1.1M10 10.2a2.75 2.75 0 0 0 3.8 3.9',
} as const satisfies Record<string, string>;
