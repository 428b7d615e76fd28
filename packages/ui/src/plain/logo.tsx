import './logo.css';

/** The product's name in the serif, with a short stroke of the blue pen under it. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="ui-logo">
      {name}
      <svg viewBox="0 0 80 8" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 5.5Q22 1.5 44 4T78 3" />
      </svg>
    </span>
  );
}
