import { join } from 'node:path';
import ts from 'typescript';

/** A method of a controller that answers a call, as its source declares it. */
export interface Handler {
  readonly controller: ts.ClassDeclaration;
  readonly method: ts.MethodDeclaration;
}

const methodDecorators = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);

/** Reads the source of the API, with everything that it imports. */
export function readApi(folder: string): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    { noEmit: true, incremental: false },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  const files = config?.fileNames.filter((file) =>
    /\/services\/api\/src\/.*(?<!\.spec)\.ts$/.test(file),
  );
  return ts.createProgram(files ?? [], config?.options ?? {});
}

/** Returns every method with a decorator such as `@Get()` in a class with `@Controller()`. */
export function handlersIn(program: ts.Program): readonly Handler[] {
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.endsWith('.controller.ts'))
    .flatMap((file) => file.statements.filter(ts.isClassDeclaration))
    .filter((each) => decoratorsOf(each).some(({ name }) => name === 'Controller'))
    .flatMap((controller) =>
      controller.members
        .filter(ts.isMethodDeclaration)
        .filter((method) => decoratorsOf(method).some(({ name }) => methodDecorators.has(name)))
        .map((method) => ({ controller, method })),
    );
}

interface Decorator {
  readonly name: string;
  readonly args: readonly ts.Expression[];
}

/** The decorators of a class, a method or a parameter. */
export function decoratorsOf(node: ts.HasDecorators): readonly Decorator[] {
  return (ts.getDecorators(node) ?? []).flatMap(({ expression }) =>
    ts.isCallExpression(expression) && ts.isIdentifier(expression.expression)
      ? [{ name: expression.expression.text, args: expression.arguments }]
      : [],
  );
}
