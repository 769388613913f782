import './reason-list.css';

export type Reason = { title: string; text: string };

/** What speaks for the operator, point by point. */
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
