import { createTheme, type MantineColorsTuple } from '@mantine/core';

const temple: MantineColorsTuple = [
  'var(--temple-0)',
  'var(--temple-1)',
  'var(--temple-2)',
  'var(--temple-3)',
  'var(--temple-4)',
  'var(--temple-5)',
  'var(--temple-6)',
  'var(--temple-7)',
  'var(--temple-8)',
  'var(--temple-9)',
];

/** The component library speaks our tokens; their values stand in `tokens.css` alone. What this changes of the library's variables stands in `library-variables.css`. */
export const theme = createTheme({
  colors: { temple },
  primaryColor: 'temple',
  fontFamily: 'var(--font)',
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  lineHeights: { xs: '1.4', sm: '1.45', md: 'var(--leading)', lg: '1.55', xl: '1.6' },
  defaultRadius: 'var(--radius-md)',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
});
