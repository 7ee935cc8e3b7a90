export const compactRows = 'Compact rows';
