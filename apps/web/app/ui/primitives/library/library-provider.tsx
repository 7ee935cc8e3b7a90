import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import './library-variables.css';

import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

import { useColorScheme } from '#web/lib/color-scheme/color-scheme.ts';
import { useNonce } from '#web/nonce.ts';
import { theme } from './library-theme.ts';

/**
 * Around each piece that the component library draws, and only there: a page without dialogs and toasts carries nothing
 * of it.
 */
export function LibraryProvider({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <MantineProvider
      theme={theme}
      // They stand in a file: each dialog would work all of them out, and put them into the document.
      withCssVariables={false}
      forceColorScheme={useColorScheme()}
      getStyleNonce={() => nonce ?? ''}
      // The document's marks are ours: the library reads them and must not write them.
      getRootElement={() => undefined}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
