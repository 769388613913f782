import { useEffect, useId, useRef } from 'react';

export type FormError = {
  /** The id of the field; undefined for an error that belongs to no field. */
  fieldId?: string;
  /** The same words are shown beside the field. */
  message: string;
};

export type ErrorSummaryProps = {
  /** If it is a new list (after a new submit), the summary takes the focus. If it is empty, the summary is hidden. */
  errors: readonly FormError[];
};

/** Lists the errors of a form, each with a link to the field where it can be corrected. */
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
