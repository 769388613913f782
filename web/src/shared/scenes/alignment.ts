import type { SceneName } from './scene-name.ts';

/** What a narrow frame keeps: the middle, but of an animal the end that looks at you. */
const alignments: Partial<Record<SceneName, 'xMinYMid'>> = {
  'tortoise-island': 'xMinYMid',
  turtle: 'xMinYMid',
};

/** How a scene is cut to its frame. */
export function alignmentOf(name: SceneName): string {
  return `${alignments[name] ?? 'xMidYMid'} slice`;
}
