import { type ComponentProps, type ReactNode, useId } from 'react';
import './field.css';

/** A labelled input with its error below it; `aside` stands at the right of the label. */
export function Field({ label, error, aside, ...input }: ComponentProps<'input'> & { label: string; error?: string; aside?: ReactNode }) {
  const id = useId();
  return (
    <div className="ui-field">
      <div className="ui-field-head">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <input {...input} id={id} aria-invalid={Boolean(error)} aria-describedby={error ? `${id}-error` : undefined} />
      {error && (
        <p id={`${id}-error`} className="ui-field-error">
          {error}
        </p>
      )}
    </div>
  );
}
