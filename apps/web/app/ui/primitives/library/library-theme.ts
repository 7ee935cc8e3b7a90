import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

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

/** The component library speaks our tokens; their values stand in `tokens.css` alone. */
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

/** Gives the library's own names our values, in both schemes alike: the tokens switch by themselves. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables,
  dark: schemeVariables,
});

const schemeVariables = {
  '--mantine-color-body': 'var(--cloth)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--cloth-raised)',
  '--mantine-color-default-hover': 'var(--cloth-sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--cloth-sunk)',
  '--mantine-color-disabled-color': 'var(--ink-faint)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-temple-filled': 'var(--primary)',
  '--mantine-color-temple-filled-hover': 'var(--primary-hover)',
  '--mantine-primary-color-filled': 'var(--primary)',
  '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
  '--mantine-primary-color-contrast': 'var(--primary-ink)',
};
