import type { SceneName } from './scene-name.ts';

/** Which part of a scene a narrow frame shows. This is the middle, but for these animals it is the head. */
const alignments: Partial<Record<SceneName, 'xMinYMid'>> = {
  'tortoise-island': 'xMinYMid',
  turtle: 'xMinYMid',
};

/** Returns the `preserveAspectRatio` with which a scene is cut to its frame. */
export function alignmentOf(name: SceneName): string {
  return `${alignments[name] ?? 'xMidYMid'} slice`;
}
