import type { ReactNode } from 'react';

/** Our line icons, drawn on a grid of 24 with round ends. Decorative: the words beside them carry the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
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
      {shapes[name]}
    </svg>
  );
}

export type IconName = keyof typeof shapes;

const shapes = {
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5" />,
  place: (
    <>
      <path d="M12 21c5-5.5 7-8.7 7-11.5a7 7 0 0 0-14 0c0 2.8 2 6 7 11.5Z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="3.25" />
      <path d="M3 20c0-3.5 2.5-6 6-6s6 2.5 6 6M15.5 5a3.25 3.25 0 0 1 0 6M17.5 14.3c2.2.800 3.5 3 3.5 5.7" />
    </>
  ),
  badge: (
    <>
      <path d="M4.500 6.500h15v13h-15zM9.500 6.500v-3h5v3M13.500 12h3.500M13.500 15.500h3.500" />
      <circle cx="9" cy="12" r="1.750" />
      <path d="M6.500 17c0-1.500 1-2.300 2.500-2.300s2.500.800 2.500 2.300" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15.500" r="4" />
      <path d="m11 12.500 8.500-8.500M16 7.500l3 3M13.500 10l2 2" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7" />
    </>
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />,
  arrowRight: <path d="M4 12h15M13 6l6 6-6 6" />,
  arrowLeft: <path d="M20 12H5M11 6l-6 6 6 6" />,
  chevronDown: <path d="m6 9.5 6 6 6-6" />,
  chevronUp: <path d="m6 15 6-6 6 6" />,
  sort: <path d="m8 9.5 4-4 4 4M8 14.5l4 4 4-4" />,
  external: <path d="M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9" />,
  copy: <path d="M9 9h11v11H9zM15 9V4H4v11h5" />,
  edit: <path d="M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4" />,
  trash: <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  alert: <path d="M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.100" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5M12 7.8v.100" />
    </>
  ),
  mail: <path d="M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7" />,
  wallet: <path d="M4 7.5V18a1.5 1.5 0 0 0 1.5 1.5h14v-12H5.5a1.5 1.5 0 0 1 0-3H17v3M16 13.5h.100" />,
  settings: <path d="M4 7h9M19 7h1M4 17h1M11 17h9M13 4.500v5h4v-5zM7 14.500v5h4v-5z" />,
  list: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.100M4.5 12h.100M4.5 18h.100" />,
  home: <path d="m3.5 11 8.5-7 8.5 7M6 9.5V20h12V9.5M10 20v-6h4v6" />,
  logout: <path d="M14 4.5H5v15h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />,
  eye: (
    <>
      <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </>
  ),
  play: <path d="M7.5 5v14l11-7z" />,
  pause: <path d="M8 5.5v13M16 5.5v13" />,
  phone: (
    <path d="M5 4.5h4l1.5 5-2.3 1.6a12 12 0 0 0 4.700 4.700l1.600-2.300 5 1.500v4c-8.500.800-15.300-6-14.500-14.500Z" />
  ),
  film: (
    <path d="M3.5 5.500h17v13h-17zM8 5.500v13M16 5.500v13M3.500 12h17M3.500 8.800H8M3.500 15.200H8M16 8.800h4.500M16 15.200h4.500" />
  ),
  picture: (
    <>
      <path d="M3.500 5h17v14h-17zM4 17l5-5 3.500 3.500L15.500 12l4.500 4.500" />
      <circle cx="15.500" cy="9" r="1.500" />
    </>
  ),
  download: <path d="M12 4v11M7 10.500l5 5 5-5M4.500 19.500h15" />,
  upload: <path d="M12 16V5M7 9.500l5-5 5 5M4.500 19.500h15" />,
  paperclip: (
    <path d="m19 11-7.500 7.500a4.200 4.200 0 0 1-6-6l8-8a2.800 2.800 0 0 1 4 4l-8 8a1.400 1.400 0 0 1-2-2l7-7" />
  ),
  arrowUp: <path d="M12 20V5M6 11l6-6 6 6" />,
  arrowDown: <path d="M12 4v15M6 13l6 6 6-6" />,
  link: (
    <path d="M10 14a4 4 0 0 0 5.700 0l3.100-3.100a4 4 0 0 0-5.700-5.700L11.500 6.800M14 10a4 4 0 0 0-5.700 0l-3.100 3.100a4 4 0 0 0 5.700 5.700l1.600-1.600" />
  ),
  history: <path d="M4.500 5v4.500H9M4.800 9.500A8 8 0 1 1 4 13M12 8v4.500l3 2" />,
  smallScreen: <path d="M7.500 3.500h9v17h-9zM11 17.500h2" />,
  wideScreen: <path d="M3.500 5h17v11h-17zM9 20h6M12 16v4" />,
  numberedList: (
    <path d="M10 6h10M10 12h10M10 18h10M4 4.500 5.500 4v4M3.800 15.500c0-1.300 2.400-1.300 2.400 0 0 1-2.400 2.500-2.400 3.500h2.600" />
  ),
  grip: <path d="M9 6h.100M9 12h.100M9 18h.100M15 6h.100M15 12h.100M15 18h.100" />,
  inbox: <path d="M3.500 13.500 6.500 5h11l3 8.500v5.500h-17zM3.500 13.500H9a3 3 0 0 0 6 0h5.500" />,
  page: <path d="M6 3.500h8l4.500 4.500v12.500H6zM14 3.500V8h4.500M9 12.500h6M9 16h6" />,
  crop: <path d="M7 3v14h14M3 7h14v14" />,
  eyeOff: (
    <path d="M4 4l16 16M9.5 5.8A9.5 9.5 0 0 1 12 5.5c3.7 0 7 2 9.5 6.5a16 16 0 0 1-3 3.8M6 7.7A15 15 0 0 0 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5 1.6 0 3-.400 4.5-1.1M10 10.2a2.75 2.75 0 0 0 3.8 3.9" />
  ),
} as const satisfies Record<string, ReactNode>;
