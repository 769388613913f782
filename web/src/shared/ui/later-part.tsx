import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { hearWhatWasTyped } from './hear-what-was-typed.ts';

export type LaterPartProps = { fallback: ReactNode; children: ReactNode };

/**
 * A part of a page whose script may come after the page's own. Until it is alive it stays as the server sent
 * it: a change handed down before that would have React take it off the screen and wait for the script.
 */
export function LaterPart({ fallback, children }: LaterPartProps) {
  const [isAlive, setIsAlive] = useState(false);
  const part = (
    <Suspense fallback={fallback}>
      {children}
      <Alive onAlive={setIsAlive} />
    </Suspense>
  );
  const [asSent] = useState(part);
  return isAlive ? part : asSent;
}

/** Comes to life together with what stands beside it. */
function Alive({ onAlive }: { onAlive: (isAlive: true) => void }) {
  useEffect(() => {
    hearWhatWasTyped();
    onAlive(true);
  }, [onAlive]);
  return null;
}
