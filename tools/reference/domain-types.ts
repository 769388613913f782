import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/** A field of an event or of a refusal, as the types declare it. */
export interface FieldFact {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
}

/** One event the log can hold. */
export interface EventFact {
  readonly name: string;
  /** The folder that declares it: `booking`, `tour`, … */
  readonly subject: string;
  readonly sentence: string;
  readonly fields: readonly FieldFact[];
}

/** One reason for which a command can be refused. */
export interface RefusalFact {
  readonly code: string;
  readonly sentence: string;
  readonly fields: readonly FieldFact[];
}

/** The events and refusals of one command, read from the type of the function that decides it. */
export interface DecisionFact {
  readonly command: string;
  readonly file: string;
  readonly events: readonly string[];
  readonly refusals: readonly RefusalFact[];
}

/** The events of the domain, and the decisions that make or refuse them. */
export interface DomainFacts {
  readonly events: readonly EventFact[];
  readonly decisions: readonly DecisionFact[];
}

const eventFiles = [
  'services/libs/domain/**/*.events.ts',
  'services/libs/application/event-log/log-begun.ts',
  'services/libs/application/event-log/log-continued.ts',
  'services/libs/application/event-log/creation-begun.ts',
];
const commandFiles = ['services/libs/domain/**/commands/*.ts'];

/** Reads the events and decisions of the project in the given folder with the TypeScript compiler. */
export function readDomain(folder: string): DomainFacts {
  const files = { events: find(folder, eventFiles), commands: find(folder, commandFiles) };
  const program = ts.createProgram([...files.events, ...files.commands], {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    exactOptionalPropertyTypes: true,
    strict: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const exportsOf = (file: string): readonly ts.Symbol[] => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    return symbol === undefined ? [] : checker.getExportsOfModule(symbol);
  };
  return {
    events: files.events.flatMap((file) =>
      exportsOf(file).flatMap((symbol) => eventFact(checker, symbol, basename(dirname(file)))),
    ),
    decisions: files.commands.flatMap((file) =>
      exportsOf(file).flatMap((symbol) =>
        decisionFact(checker, symbol, file.slice(folder.length).replace(/^\//, '')),
      ),
    ),
  };
}

function find(folder: string, patterns: readonly string[]): readonly string[] {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: folder }).sort())
    .filter((path) => !path.endsWith('.spec.ts'))
    .map((path) => join(folder, path));
}

function eventFact(checker: ts.TypeChecker, symbol: ts.Symbol, subject: string): EventFact[] {
  if ((symbol.flags & ts.SymbolFlags.TypeAlias) === 0) {
    return [];
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const [name, ...more] = literals(checker, type, 'type');
  const data = type.isUnion() ? undefined : type.getProperty('data');
  if (name === undefined || more.length > 0 || data === undefined) {
    return []; // A union of events, or a type that several events share.
  }
  const fields = fieldsOf(checker, checker.getTypeOfSymbol(data));
  return [{ name, subject, sentence: sentenceOf(checker, symbol), fields }];
}

function decisionFact(checker: ts.TypeChecker, symbol: ts.Symbol, file: string): DecisionFact[] {
  return checker
    .getTypeOfSymbol(symbol)
    .getCallSignatures()
    .flatMap((signature) => {
      const decision = signature.getReturnType();
      const [events, refusals] = decision.aliasTypeArguments ?? [];
      if (decision.aliasSymbol?.name !== 'Decision' || !events || !refusals) {
        return [];
      }
      return [
        {
          command: symbol.name.charAt(0).toUpperCase() + symbol.name.slice(1),
          file,
          events: literals(checker, events, 'type'),
          refusals: membersOf(refusals).flatMap((member) => refusalFact(checker, member)),
        },
      ];
    });
}

function refusalFact(checker: ts.TypeChecker, refusal: ts.Type): RefusalFact[] {
  const symbol = refusal.aliasSymbol ?? refusal.symbol;
  return literals(checker, refusal, 'code').map((code) => ({
    code,
    sentence: sentenceOf(checker, symbol),
    fields: fieldsOf(checker, refusal).filter(({ name }) => name !== 'code'),
  }));
}

/** The string literals a property has in a type or in the members of a union. */
function literals(checker: ts.TypeChecker, type: ts.Type, property: string): string[] {
  return membersOf(type)
    .flatMap((member) => member.getProperty(property) ?? [])
    .flatMap((symbol) => membersOf(checker.getTypeOfSymbol(symbol)))
    .flatMap((literal) => (literal.isStringLiteral() ? [literal.value] : []));
}

/** The members of a union; for any other type, the type itself. */
export function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function fieldsOf(checker: ts.TypeChecker, type: ts.Type): FieldFact[] {
  return checker.getPropertiesOfType(type).map((property) => {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const written = checker.typeToString(
      checker.getTypeOfSymbol(property),
      undefined,
      ts.TypeFormatFlags.NoTruncation,
    );
    // An optional field is absent, never undefined; the compiler writes both the same way.
    const type = isOptional ? written.replace(/ \| undefined$/, '') : written;
    return { name: property.name, type, isOptional };
  });
}

function sentenceOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
