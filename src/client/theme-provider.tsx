import { DirectionContext, MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { locale } from '#strings/locale.ts';
import { theme } from './theme.ts';

// What Mantine's components ask for beside the theme. Its own provider would bring along what writes variables into
// the page by script; ours stand in the style sheet, before any script.
const context: NonNullable<ComponentProps<typeof MantineContext>['value']> = {
  colorScheme: 'auto',
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

// A page is in one language for as long as it is open.
const direction = { dir: locale.dir, toggleDirection: () => undefined, setDirection: () => undefined };

/** Gives Mantine's components the direction of the language and the theme, in the colour scheme that the device asks for. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useEffect(() => followScheme(), []);
  return (
    <MantineContext value={context}>
      <DirectionContext value={direction}>
        <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
      </DirectionContext>
    </MantineContext>
  );
}

/** Marks the page with its scheme, by which Mantine tells a few of its rules apart; gives how to stop. */
function followScheme(): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const mark = () => {
    document.documentElement.dataset.mantineColorScheme = dark.matches ? 'dark' : 'light';
  };
  mark();
  dark.addEventListener('change', mark);
  return () => dark.removeEventListener('change', mark);
}
