import { dirname } from 'node:path/posix';

const indent = 4;

/**
 * Returns the folders that the code map of a page lacks, and the folders in it that do not exist. A line names a
 * folder inside the less indented folder above it, or several folders in braces. If the map names one folder inside
 * another, it must name all folders inside it.
 *
 * @param paths The project's files.
 */
export function codeMapFaults(page: string, paths: readonly string[]): readonly string[] {
  const tree = foldersOf(paths);
  const named = new Set(mappedFolders(page));
  const opened = new Set(['.', ...[...named].map((folder) => dirname(folder))]);
  const missing = [...tree].filter((folder) => opened.has(dirname(folder)) && !named.has(folder));
  return [
    ...[...named].filter((folder) => !tree.has(folder)).map((gone) => `there is no ${gone}`),
    ...missing.sort().map((folder) => `${folder} is missing`),
  ];
}

function foldersOf(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  }
  return folders;
}

/** The folders of the code block below the heading "Code map". */
function mappedFolders(page: string): readonly string[] {
  const [, map = ''] = /^## Code map\n[\s\S]*?^```\n([\s\S]*?)^```/m.exec(page) ?? [];
  const above: string[] = [];
  return map.split('\n').flatMap((line) => {
    const [, spaces = '', name] = /^( *)(\S+)\/(?: |$)/.exec(line) ?? [];
    if (name === undefined) return [];
    const depth = spaces.length / indent;
    const folders = (/^\{(.*)\}$/.exec(name)?.[1] ?? name)
      .split(',')
      .map((each) => [...above.slice(0, depth), each].join('/'));
    above.splice(depth, Infinity, name);
    return folders;
  });
}
