import { type ComponentType, lazy, Suspense } from 'react';
import { alignmentOf } from './alignment.ts';
import type { Hour } from './hour.ts';
import { sceneLabels, sceneNames, type SceneName } from './scene-name.ts';
import { useTakenUp } from './use-taken-up.ts';

export type SceneProps = {
  name: SceneName;
  hour?: Hour;
  /** What it shows here, where the scene's own label is too general. */
  label?: string;
  /** Beside words that say the same (a card's title): hidden from screen readers. */
  isDecorative?: boolean;
};

/** A block print of a place, cut to its frame. Its sky is there at once, the print follows in one small file. */
export function Scene({ name, hour = 'day', label, isDecorative = false }: SceneProps) {
  const Print = prints[name];
  const isTakenUp = useTakenUp();
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
      {/* A wall of prints would make the page three times as long; one by itself comes with it. */}
      {(isTakenUp || !isDecorative) && (
        <Suspense>
          <Print />
        </Suspense>
      )}
    </svg>
  );
}

const prints = Object.fromEntries(sceneNames.map((name) => [name, loadPrint(name)])) as Record<
  SceneName,
  ComponentType
>;

function loadPrint(name: SceneName): ComponentType {
  return lazy(async () => {
    try {
      const { allPrints } = await import('./prints/all-prints.ts');
      return { default: allPrints[name] };
    } catch {
      return { default: BareSky }; // A picture that does not arrive is no reason to lose the page.
    }
  });
}

function BareSky() {
  return null;
}
