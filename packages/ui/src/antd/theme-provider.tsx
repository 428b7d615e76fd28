import { ConfigProvider } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import { type ReactNode, useSyncExternalStore } from 'react';
import { darkTheme, lightTheme } from './theme.ts';

/** The product's look for antd, in Brazilian Portuguese; dark where the system is. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const dark = useSyncExternalStore(onSchemeChange, () => darkScheme().matches);
  return (
    <ConfigProvider theme={dark ? darkTheme : lightTheme} locale={ptBR}>
      {children}
    </ConfigProvider>
  );
}

const darkScheme = () => matchMedia('(prefers-color-scheme: dark)');

function onSchemeChange(listener: () => void): () => void {
  const scheme = darkScheme();
  scheme.addEventListener('change', listener);
  return () => scheme.removeEventListener('change', listener);
}
