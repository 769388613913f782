import './reference-code.css';

/** A booking's reference, a revision, an id: letters in which 0 and O, 1 and l are told apart. */
export function ReferenceCode({ children }: { children: string }) {
  return <code data-slot="reference-code">{children}</code>;
}
