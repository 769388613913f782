import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/** A projection or policy that reads events: its name and its file. */
export interface Reader {
  readonly name: string;
  readonly file: string;
  readonly events: readonly string[];
}

/**
 * The tables that route events to projections and policies. A list that differs from the events of the fold
 * or of the policy is a type error there, so the tables are correct.
 */
const routeTables = [
  'services/libs/application/projections/projection-routes.ts',
  'services/libs/application/policies/policy-routes.ts',
];

/**
 * Returns the projections and policies, each with those of the given events that it reads, in the order of
 * the tables.
 */
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

/** Returns the file that each imported name comes from, below the project's folder. */
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
