import { Dropdown } from 'antd';
import { texts } from './texts.ts';

/** What may be done with an essay from the list. */
export function CardMenu({ title, onRemove }: { title: string; onRemove: () => void }) {
  const entries = [{ key: 'remove', danger: true, label: texts.remove, onClick: onRemove }];
  return (
    <Dropdown menu={{ items: entries }} trigger={['click']} placement="bottomRight" autoFocus>
      <button type="button" className="essay-card-menu" aria-label={texts.menuOf(title)} aria-haspopup="menu">
        <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
          <circle cx="10" cy="4" r="1.7" />
          <circle cx="10" cy="10" r="1.7" />
          <circle cx="10" cy="16" r="1.7" />
        </svg>
      </button>
    </Dropdown>
  );
}
