import { texts as shared } from '../shared/texts.ts';

const blank = '\u00a0';

/** The shape of what comes: a heading and a row of sheets. */
export function ThemesSkeleton() {
  return (
    <>
      <p className="ui-hidden" role="status">
        {shared.loading}
      </p>
      <div className="theme-section" aria-hidden="true">
        <h2>
          <span className="theme-bone">{blank}</span>
        </h2>
        <ul>
          <SheetBones />
          <SheetBones />
          <SheetBones />
        </ul>
      </div>
    </>
  );
}

function SheetBones() {
  return (
    <li className="theme-sheet">
      <h3>
        <span className="theme-bone">{blank}</span>
      </h3>
      <p>
        <span className="theme-bone">{blank}</span>
      </p>
      <p>
        <span className="theme-bone">{blank}</span>
      </p>
    </li>
  );
}
