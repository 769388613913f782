import './key-caps.css';

/** Keys to be pressed after each other, or together with Ctrl. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span data-slot="key-caps">
      {keys.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
