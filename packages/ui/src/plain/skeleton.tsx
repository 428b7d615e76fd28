import type { ReactNode } from 'react';
import './skeleton.css';

/** What has the shape of a page that is still coming. @param label for who listens to it. */
export function Skeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <p className="ui-hidden ui-skeleton-label" role="status">
        {label}
      </p>
      <div className="ui-skeleton" aria-hidden="true">
        {children}
      </div>
    </>
  );
}

/** A line or a block that is not there yet. @param width, height as CSS has them; `1lh` is as high as the line it stands for. */
export function Bone({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className="ui-bone" style={{ width, height }} />;
}
