import { useEffect, useId, useRef } from 'react';

export type FormError = {
  /** The id given to the field; left out for what belongs to no field. */
  fieldId?: string;
  /** The same words as beside the field. */
  message: string;
};

export type ErrorSummaryProps = {
  /** A new list (a new submit) takes the focus; an empty one shows nothing. */
  errors: readonly FormError[];
};

/** What stands between a person and a sent form, each line a way to where it is mended. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} data-slot="error-summary" role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId}>There is a problem</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''}${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
