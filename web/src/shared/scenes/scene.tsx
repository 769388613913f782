import { useContext, useState } from 'react';
import { alignmentOf } from './alignment.ts';
import type { Hour } from './hour.ts';
import { PrintsAtHand } from './prints-at-hand.ts';
import { printsFile } from './prints-file.ts';
import { sceneLabels, type SceneName } from './scene-name.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

export type SceneProps = {
  name: SceneName;
  hour?: Hour;
  /** Describes the scene in this place, if its own label is too general. */
  label?: string;
  /** For a scene beside text that says the same (a card's title): hidden from screen readers. */
  isDecorative?: boolean;
};

/** A block print of a place, cut to its frame. Its sky is drawn before the print has arrived. */
export function Scene({ name, hour = 'day', label, isDecorative = false }: SceneProps) {
  const says = isDecorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label ?? sceneLabels[name] } as const);
  return (
    <svg
      data-slot="scene"
      data-hour={hour}
      viewBox="0 0 640 480"
      preserveAspectRatio={alignmentOf(name)}
      {...says}
    >
      <path d="M0 0h640v480H0z" fill="var(--scene-sky)" />
      <Print key={name} name={name} comesWithPage={!isDecorative} />
    </svg>
  );
}

/**
 * Draws a print. A list of prints would triple the page's size, so decorative prints come from one separate
 * file. Other prints are part of the server's page, and the browser keeps the markup of the page.
 */
function Print({ name, comesWithPage }: { name: SceneName; comesWithPage: boolean }) {
  const isHydrated = useIsHydrated();
  const [isInPage] = useState(comesWithPage && !isHydrated);
  const AtHand = useContext(PrintsAtHand)?.[name];
  if (!isInPage) return <use href={`${printsFile}#${name}`} />;
  return AtHand === undefined ? (
    <g dangerouslySetInnerHTML={asItIs} suppressHydrationWarning />
  ) : (
    <g>
      <AtHand />
    </g>
  );
}

const asItIs = { __html: '' };
