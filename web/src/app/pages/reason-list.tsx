import './reason-list.css';

export type Reason = { title: string; text: string };

/** The reasons to choose the operator, as a list. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul data-slot="reasons">
      {reasons.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
