import { useContext, useState } from 'react';
import { alignmentOf } from './alignment.ts';
import type { Hour } from './hour.ts';
import { PrintsAtHand } from './prints-at-hand.ts';
import { printsFile } from './prints-file.ts';
import { sceneLabels, type SceneName } from './scene-name.ts';
import { useTakenUp } from './use-taken-up.ts';

export type SceneProps = {
  name: SceneName;
  hour?: Hour;
  /** What it shows here, where the scene's own label is too general. */
  label?: string;
  /** Beside words that say the same (a card's title): hidden from screen readers. */
  isDecorative?: boolean;
};

/** A block print of a place, cut to its frame. Its sky is there at once. */
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
 * A wall of prints would make the page three times as long, so they come in one file beside it. One
 * that stands by itself comes with the page; there the browser keeps what the server wrote.
 */
function Print({ name, comesWithPage }: { name: SceneName; comesWithPage: boolean }) {
  const isTakenUp = useTakenUp();
  const [isInPage] = useState(comesWithPage && !isTakenUp);
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
