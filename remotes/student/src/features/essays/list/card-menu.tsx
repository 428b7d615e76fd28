import { Tooltip } from '@lauda/host-sdk';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { texts } from './texts.ts';
import './card-menu.css';

/** What may be done with an essay from the list. A press outside, Escape and the next Tab close it. */
export function CardMenu({ title, onRemove }: { title: string; onRemove: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => !place.current?.contains(target as Node) && setOpen(false);
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown') setOpen(true);
    if (key !== 'Escape') return;
    setOpen(false);
    opener.current?.focus();
  };
  // A press on what takes no focus gives it to nothing: that is seen above.
  const onBlur = ({ relatedTarget }: FocusEvent) => relatedTarget && !place.current?.contains(relatedTarget) && setOpen(false);
  const remove = () => {
    setOpen(false);
    onRemove();
  };
  return (
    <div className="card-menu" ref={place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Tooltip text={texts.menu}>
        <button
          type="button"
          ref={opener}
          className="card-menu-opener"
          aria-label={texts.menuOf(title)}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Dots />
        </button>
      </Tooltip>
      {isOpen && (
        <div role="menu" aria-label={texts.menuOf(title)} className="card-menu-entries">
          <button type="button" role="menuitem" autoFocus onClick={remove}>
            {texts.remove}
          </button>
        </div>
      )}
    </div>
  );
}

function Dots() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      <circle cx="10" cy="4" r="1.7" />
      <circle cx="10" cy="10" r="1.7" />
      <circle cx="10" cy="16" r="1.7" />
    </svg>
  );
}
