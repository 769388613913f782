import './key-caps.css';

/** Shows keys that are pressed one after another, or together with Ctrl. */
export function KeyCaps({ keys }: { keys: string }) {
  return (
    <span data-slot="key-caps">
      {keys.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
