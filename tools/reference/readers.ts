import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/** Who acts on an event: the name of a projection or a policy, and the file that holds it. */
export interface Reader {
  readonly name: string;
  readonly file: string;
  readonly events: readonly string[];
}

/**
 * The tables that route events to projections and policies. A list that does not fit what the fold or
 * the policy knows is a type error there, so the tables are the truth.
 */
const routeTables = [
  'services/libs/application/projections/projection-routes.ts',
  'services/libs/application/policies/policy-routes.ts',
];

/** Everything that acts on any of the given events, in the order of the tables. */
export function readReaders(folder: string, events: ReadonlySet<string>): readonly Reader[] {
  return routeTables.flatMap((table) => {
    const text = readFileSync(join(folder, table), 'utf8');
    const source = ts.createSourceFile(table, text, ts.ScriptTarget.Latest, true);
    return routesIn(source, importedFiles(source), events);
  });
}

/** Each call `route(reader, …)`, with the events named in its other arguments. */
function routesIn(
  source: ts.SourceFile,
  files: ReadonlyMap<string, string>,
  events: ReadonlySet<string>,
): readonly Reader[] {
  return nodesBelow(source).flatMap((node) => {
    if (!ts.isCallExpression(node) || node.expression.getText(source) !== 'route') {
      return [];
    }
    const [reader, ...lists] = node.arguments;
    const file = files.get(reader?.getText(source) ?? '');
    if (file === undefined) {
      return [];
    }
    const named = lists
      .flatMap(nodesBelow)
      .flatMap((inner) => (ts.isStringLiteral(inner) && events.has(inner.text) ? inner.text : []));
    const name = basename(file).replace(/\.(projection|policy)\.ts$/, '');
    return [{ name, file, events: named }];
  });
}

/** The file each imported name comes from, below the project's folder. */
function importedFiles(source: ts.SourceFile): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const node of source.statements) {
    const names = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
    if (names !== undefined && ts.isNamedImports(names)) {
      const specifier = (names.parent.parent.moduleSpecifier as ts.StringLiteral).text;
      const file = join(dirname(source.fileName), specifier);
      names.elements.forEach(({ name }) => files.set(name.text, file));
    }
  }
  return files;
}

function nodesBelow(node: ts.Node): readonly ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (inner: ts.Node): void => {
    found.push(inner);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
}
