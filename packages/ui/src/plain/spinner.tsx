import './spinner.css';

/** Shows after a blink, so that what comes at once does not flicker. @param label for who listens to the page. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className="ui-spinner" role="status">
      <span className="ui-hidden">{label}</span>
    </span>
  );
}

export function CenteredSpinner({ label }: { label: string }) {
  return (
    <div className="ui-spinner-page">
      <Spinner label={label} />
    </div>
  );
}
