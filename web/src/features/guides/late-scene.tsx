import { useEffect, useRef, useState } from 'react';
import type { Hour } from '../../shared/scenes/hour.ts';
import type { SceneName } from '../../shared/scenes/scene-name.ts';
import { Scene } from '../../shared/scenes/scene.tsx';

export type LateSceneProps = { name: SceneName; hour?: Hour | undefined };

/**
 * A scene beside words that say the same, printed when it comes near: a dozen prints are more than a page
 * should carry for what may never be looked at. Until then, and without scripts, the cloth's sky is there.
 */
export function LateScene({ name, hour = 'day' }: LateSceneProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '50% 100%' },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear]);
  return isNear ? <Scene name={name} hour={hour} isDecorative /> : <div ref={place} />;
}
