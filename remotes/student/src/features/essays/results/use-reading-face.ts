import { fonts } from '@lauda/ui/tokens';
import { useEffect, useState } from 'react';

/** How long the text may wait for its face; after that it is shown in another, and set anew when it comes. */
const patienceMs = 800;
const face = `18px ${fonts.serif}`;

/** Whether the reading face is there: a long text that is set anew under the reader's eyes jumps. */
export function useReadingFace(): boolean {
  const [isReady, setReady] = useState(isLoaded);
  useEffect(() => {
    if (isReady) return;
    const show = () => setReady(true);
    const limit = setTimeout(show, patienceMs);
    document.fonts.load(face).then(show, show);
    return () => clearTimeout(limit);
  }, [isReady]);
  return isReady;
}

/** A browser without this list shows text as it can. */
const isLoaded = () => !('fonts' in document) || document.fonts.check(face);
