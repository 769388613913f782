import { Fragment } from 'react';

/** A text with Swahili words between asterisks: *mwani*. They are marked with their language for screen readers. */
export function Swahili({ text }: { text: string }) {
  return text.split('*').map((part, index) =>
    index % 2 === 1 ? (
      <em key={index} lang="sw">
        {part}
      </em>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
