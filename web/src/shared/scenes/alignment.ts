import type { SceneName } from './scene-name.ts';

/** The scenes of which a narrow frame shows the left side, with the animal's head. Others show their middle. */
const alignments: Partial<Record<SceneName, 'xMinYMid'>> = {
  'tortoise-island': 'xMinYMid',
  turtle: 'xMinYMid',
};

/** Returns the `preserveAspectRatio` with which a scene is cut to its frame. */
export function alignmentOf(name: SceneName): string {
  return `${alignments[name] ?? 'xMidYMid'} slice`;
}
