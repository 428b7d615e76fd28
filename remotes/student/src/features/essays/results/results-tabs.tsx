import { Tabs } from 'antd';
import { type ReactNode, useSyncExternalStore } from 'react';
import { texts } from './texts.ts';
import { type TabName, tabNames } from './use-tab.ts';

type ResultsTabsProps = { tab: TabName; onChange: (tab: TabName) => void; panels: Record<TabName, ReactNode> };

/** Tabs, or a select where the screen is small (spec §2.6). */
export function ResultsTabs({ tab, onChange, panels }: ResultsTabsProps) {
  const isSmall = useSyncExternalStore(onResize, () => smallScreen().matches);
  if (!isSmall) {
    const items = tabNames.map((name) => ({ key: name, label: texts.tabs[name], children: panels[name] }));
    return <Tabs activeKey={tab} items={items} onChange={(key) => onChange(key as TabName)} />;
  }
  return (
    <>
      <select
        className="results-select"
        aria-label={texts.tabsLabel}
        value={tab}
        onChange={(change) => onChange(change.target.value as TabName)}
      >
        {tabNames.map((name) => (
          <option key={name} value={name}>
            {texts.tabs[name]}
          </option>
        ))}
      </select>
      {panels[tab]}
    </>
  );
}

const smallScreen = () => matchMedia('(max-width: 640px)');

function onResize(listener: () => void): () => void {
  const screen = smallScreen();
  screen.addEventListener('change', listener);
  return () => screen.removeEventListener('change', listener);
}
