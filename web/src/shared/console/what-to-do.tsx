import './what-to-do.css';

/** The steps that remove a fault, and the page of the documentation with the details. */
export interface Remedy {
  readonly steps: readonly string[];
  /** The name of a page in docs/runbooks. */
  readonly runbook?: string;
}

/** The steps of an owner against a fault. */
export function WhatToDo({ steps, runbook }: Remedy) {
  return (
    <div data-slot="what-to-do">
      <strong>What to do</strong>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {runbook !== undefined && (
        <p>
          More for the person who looks after the server: <code>docs/runbooks/{runbook}.md</code>
        </p>
      )}
    </div>
  );
}
