import { ConfigProvider } from 'antd';
import ptBR from 'antd/locale/pt_BR';
import { type ReactNode, useSyncExternalStore } from 'react';
import { darkTheme, lightTheme } from './theme.ts';

/** The product's look for antd, in Brazilian Portuguese; dark where the system is. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const dark = useSyncExternalStore(onSchemeChange, () => darkScheme().matches);
  return (
    <ConfigProvider theme={dark ? darkTheme : lightTheme} locale={ptBR} modal={modal} select={select}>
      {children}
    </ConfigProvider>
  );
}

/** A title of several words leaves its place to the closing cross. */
const modal = { styles: { title: { paddingInlineEnd: 28 } } };
/** antd's own arrow is read out, in English. */
const select = { suffixIcon: <Chevron /> };

function Chevron() {
  return (
    <svg aria-hidden width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
      <path d="m2.5 4.5 3.5 3.5 3.5-3.5" />
    </svg>
  );
}

const darkScheme = () => matchMedia('(prefers-color-scheme: dark)');

function onSchemeChange(listener: () => void): () => void {
  const scheme = darkScheme();
  scheme.addEventListener('change', listener);
  return () => scheme.removeEventListener('change', listener);
}
