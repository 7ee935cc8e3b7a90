/** The colours of the site's light theme, for print. */
export const palette = {
  primary: '#0f4a37',
  ink: '#1b2a23',
  soft: '#39433c',
  line: '#e5dabd',
  gold: '#b68a2f',
  goldLight: '#e9d292',
  goldDark: '#8f6a1c',
  cloth: '#fbf7ec',
  success: '#175939',
  successSoft: '#e2f1e5',
  warning: '#6d4600',
  warningSoft: '#fcf0cf',
  danger: '#991d18',
  dangerSoft: '#fcebe6',
} as const;

/** Sizes of text in points. */
export const styles = {
  brand: { size: 17, weight: 'bold', color: palette.primary },
  title: { size: 17, weight: 'bold', color: palette.primary },
  heading: { size: 12, weight: 'bold', color: palette.primary },
  text: { size: 9.5, weight: 'regular', color: palette.ink },
  strong: { size: 9.5, weight: 'bold', color: palette.ink },
  small: { size: 8, weight: 'regular', color: palette.soft },
  label: { size: 8, weight: 'regular', color: palette.soft },
  number: { size: 13, weight: 'bold', color: palette.primary },
} as const;
