import { Fragment } from 'react';

/** A text in which Swahili words stand between asterisks: *mwani*. They are read out as what they are. */
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
