import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { code, head, table } from './markdown.ts';

/** A module and what it imports, by their paths below the project's folder. */
export interface ImportingModule {
  readonly source: string;
  readonly imports: readonly string[];
}

/** Returns the product's modules, without specs and installed packages. */
export async function readModules(): Promise<readonly ImportingModule[]> {
  const { output } = await cruise(['services', 'web'], {
    ...config.options,
    exclude: { path: '\\.(spec|contract)\\.tsx?$|^(dist|test)/' },
    ruleSet: { options: config.options },
  } as ICruiseOptions);
  return (output as ICruiseResult).modules.map(({ source, dependencies }) => ({
    source,
    imports: dependencies.map(({ resolved }) => resolved),
  }));
}

/** docs/reference/layers.md: the imports between layers, drawn from the code, and the rules for them. */
export function layerGraph(modules: readonly ImportingModule[]): string {
  const arrows = modules.flatMap(({ source, imports }) =>
    imports.map((imported) => [layerOf(source), layerOf(imported)] as const),
  );
  const drawn = arrows.flatMap(([from, to]) =>
    from === undefined || to === undefined || from === to ? [] : [`  ${id(from)} --> ${id(to)}`],
  );
  const layers = [...new Set(modules.flatMap(({ source }) => layerOf(source) ?? []))].sort();
  return `${head(
    'Layers',
    'Every arrow is an import that exists; each law is checked by `npm run deps` and broken on purpose in\n' +
      '[rules.spec.ts](../../test/architecture/rules.spec.ts).',
  )}\n\`\`\`mermaid\nflowchart TD\n${layers
    .map((layer) => `  ${id(layer)}["${layer}"]\n`)
    .join('')}${[...new Set(drawn)].sort().join('\n')}\n\`\`\`\n\n## Laws\n\n${table(
    ['Law', 'When it fires'],
    config.forbidden.map(({ name, comment }) => [code(name), comment]),
  )}`;
}

/** The part of the tree that a file belongs to, as docs/architecture.md names it. */
function layerOf(path: string): string | undefined {
  return /^(services\/libs\/(?:application|adapters)\/[a-z-]+(?=\/)|services\/libs\/[a-z-]+|services\/[a-z-]+|web\/src\/[a-z-]+)\//.exec(
    path,
  )?.[1];
}

function id(layer: string): string {
  return layer.replaceAll(/[^a-z]/g, '_');
}
