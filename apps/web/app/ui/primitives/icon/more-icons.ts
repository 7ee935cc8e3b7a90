// Line icons that only some pages show. As text they are part of the code that shows them, and of no other page.
export const place =
  'M12 21c5-5.5 7-8.7 7-11.5a7 7 0 0 0-14 0c0 2.8 2 6 7 11.5ZM9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z';
export const people =
  'M5.75 8a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0-6.5 0ZM3 20c0-3.5 2.5-6 6-6s6 2.5 6 6M15.5 5a3.25 3.25 0 0 1 0 6M17.5 14.3c2.2.8 3.5 3 3.5 5.7';
export const key = 'M4 15.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0ZM11 12.5l8.5-8.5M16 7.5l3 3M13.5 10l2 2';
export const edit = 'M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4';
export const trash = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5';
export const search = 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0ZM16 16l4.5 4.5';
export const settings = 'M4 7h9M19 7h1M4 17h1M11 17h9M13 4.5v5h4v-5zM7 14.5v5h4v-5z';
export const eye =
  'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0-5.5 0Z';
export const phone = 'M5 4.5h4l1.5 5-2.3 1.6a12 12 0 0 0 4.7 4.7l1.6-2.3 5 1.5v4c-8.5.8-15.3-6-14.5-14.5Z';
export const film =
  'M3.5 5.5h17v13h-17zM8 5.5v13M16 5.5v13M3.5 12h17M3.5 8.8H8M3.5 15.2H8M16 8.8h4.5M16 15.2h4.5';
export const picture =
  'M3.5 5h17v14h-17zM4 17l5-5 3.5 3.5L15.5 12l4.5 4.5M14 9a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0Z';
export const download = 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15';
export const upload = 'M12 16V5M7 9.5l5-5 5 5M4.5 19.5h15';
export const paperclip = 'M19 11l-7.5 7.5a4.2 4.2 0 0 1-6-6l8-8a2.8 2.8 0 0 1 4 4l-8 8a1.4 1.4 0 0 1-2-2l7-7';
export const link =
  'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.5 6.8M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.6-1.6';
export const history = 'M4.5 5v4.5H9M4.8 9.5A8 8 0 1 1 4 13M12 8v4.5l3 2';
export const undo = 'M8.5 5 4 9.5 8.5 14M4.5 9.5h9.75a5.25 5.25 0 0 1 0 10.5H11';
export const smallScreen = 'M7.5 3.5h9v17h-9zM11 17.5h2';
export const wideScreen = 'M3.5 5h17v11h-17zM9 20h6M12 16v4';
export const numberedList =
  'M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v4M3.8 15.5c0-1.3 2.4-1.3 2.4 0 0 1-2.4 2.5-2.4 3.5h2.6';
export const dots =
  'M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0ZM11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0ZM18 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z';
export const grip = 'M9 6h.1M9 12h.1M9 18h.1M15 6h.1M15 12h.1M15 18h.1';
export const crop = 'M7 3v14h14M3 7h14v14';
export const eyeOff =
  'M4 4l16 16M9.5 5.8A9.5 9.5 0 0 1 12 5.5c3.7 0 7 2 9.5 6.5a16 16 0 0 1-3 3.8M6 7.7A15 15 0 0 0 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5 1.6 0 3-.4 4.5-1.1M10 10.2a2.75 2.75 0 0 0 3.8 3.9';
export const speech = 'M4 5h16v11h-9.5L6 20v-4H4zM8 9h8M8 12.5h5';
