import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/** A projection or policy that reads events: its name and its file. */
export interface Reader {
  readonly name: string;
  readonly file: string;
  readonly events: readonly string[];
}

/** A table that routes events to projections or policies, and the routes in it. */
export interface RouteTable {
  readonly file: string;
  readonly routes: readonly { readonly events: readonly string[] }[];
}

/**
 * Returns the projections and policies with the events that they read, in the order of the tables. The tables
 * are correct, because a list that differs from the events of the fold or the policy is a type error.
 */
export function readReaders(folder: string, tables: readonly RouteTable[]): readonly Reader[] {
  return tables.flatMap(({ file: table, routes }) => {
    const text = readFileSync(join(folder, table), 'utf8');
    const source = ts.createSourceFile(table, text, ts.ScriptTarget.Latest, true);
    return filesOfReaders(source).map((file, index) => {
      const name = basename(file).replace(/\.(projection|policy)\.ts$/, '');
      return { name, file, events: routes[index]?.events ?? [] };
    });
  });
}

/** The file of the reader in each call `route(reader, …)`. */
function filesOfReaders(source: ts.SourceFile): readonly string[] {
  const files = importedFiles(source);
  return nodesBelow(source).flatMap((node) => {
    const isRoute = ts.isCallExpression(node) && node.expression.getText(source) === 'route';
    const reader = isRoute ? node.arguments[0]?.getText(source) : undefined;
    return files.get(reader ?? '') ?? [];
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
