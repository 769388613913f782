import type { ReactNode } from 'react';
import { OtherWays, type OtherWaysProps } from './other-ways.tsx';

export type WithoutScriptProps = OtherWaysProps & { children: ReactNode };

/** Shown only if JavaScript is off. Says what does not work, and how to reach us instead. */
export function WithoutScript({ children, ...ways }: WithoutScriptProps) {
  return (
    <noscript>
      <div data-slot="without-script">
        <p>{children}</p>
        <OtherWays {...ways} />
      </div>
    </noscript>
  );
}
