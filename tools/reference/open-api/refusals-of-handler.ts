import ts from 'typescript';
import type { ProblemCode } from '../../../services/libs/contracts/problems.ts';
import { membersOf } from '../domain-types.ts';
import { decoratorsOf, type Handler } from './handlers.ts';

/** The problem codes that a call can have, without those of the HTTP layer, its headers and its roles. */
export interface HandlerRefusals {
  readonly codes: readonly ProblemCode[];
  /** Whether a limit may ask for a proof of work instead of refusing. */
  readonly mayAskForWork: boolean;
}

/** A union with more codes than this is the type of all refusals, which says nothing about one call. */
const codesMax = 40;

/** The method that checks a proof of work: a call that runs it accepts one. */
const workChecker = { ofClass: 'ProofOfWork', name: 'isSolved' };

/**
 * Finds the refusals of calls in the source of the API. It follows a handler, its pipes and its guards into
 * every function of the API that they use. There it collects the codes in the types of arguments: a code
 * itself (`new Problem('TourNotFound')`), a refusal, or the outcome of a command.
 */
export class RefusalReader {
  readonly #checker: ts.TypeChecker;
  readonly #isCode: (text: string) => text is ProblemCode;
  readonly #found = new Map<ts.Node, Reached>();

  constructor(checker: ts.TypeChecker, isCode: (text: string) => text is ProblemCode) {
    this.#checker = checker;
    this.#isCode = isCode;
  }

  of({ controller, method }: Handler): HandlerRefusals {
    const guards = [controller, method]
      .flatMap(decoratorsOf)
      .filter(({ name }) => name === 'UseGuards')
      .flatMap(({ args }) => args)
      .flatMap((guard) => this.#methodOf(guard, 'canActivate'));
    const pipes = method.parameters
      .flatMap(decoratorsOf)
      .flatMap(({ args }) => args)
      .flatMap((pipe) => this.#methodOf(pipe, 'transform'));
    const reached = this.#reachedFrom([...guards, ...pipes, method]);
    return {
      codes: [...new Set(reached.flatMap(({ codes }) => codes))].sort(),
      mayAskForWork: reached.some(({ asksForWork }) => asksForWork),
    };
  }

  #reachedFrom(starts: readonly ts.Node[]): readonly Reached[] {
    const seen = new Set<ts.Node>(starts);
    for (const node of seen) {
      for (const next of this.#read(node).uses) seen.add(next);
    }
    return [...seen].map((node) => this.#read(node));
  }

  #read(node: ts.Node): Reached {
    const known = this.#found.get(node);
    if (known !== undefined) return known;
    const codes: ProblemCode[] = [];
    const uses: ts.Node[] = [];
    const visit = (each: ts.Node): void => {
      if (ts.isCallExpression(each) || ts.isNewExpression(each)) codes.push(...this.#codesIn(each));
      if (ts.isIdentifier(each) || ts.isPrivateIdentifier(each)) uses.push(...this.#usedBy(each));
      ts.forEachChild(each, visit);
    };
    ts.forEachChild(node, visit);
    const asksForWork =
      ts.isMethodDeclaration(node) &&
      ts.isClassDeclaration(node.parent) &&
      node.parent.name?.text === workChecker.ofClass &&
      node.name.getText() === workChecker.name;
    const reached = { codes, uses, asksForWork };
    this.#found.set(node, reached);
    return reached;
  }

  /** The functions of the API that a name refers to, if they have a body. */
  #usedBy(name: ts.Node): readonly ts.Node[] {
    return this.#declarationsOf(name).filter(
      (each) =>
        isOfApi(each) &&
        ((ts.isFunctionLike(each) && 'body' in each && each.body !== undefined) ||
          (ts.isVariableDeclaration(each) && isFunctionIn(each.initializer))),
    );
  }

  #methodOf(classReference: ts.Expression, name: string): readonly ts.Node[] {
    return this.#declarationsOf(classReference)
      .filter(ts.isClassDeclaration)
      .flatMap(({ members }) => [...members])
      .filter((member) => ts.isMethodDeclaration(member) && member.name.getText() === name);
  }

  #declarationsOf(node: ts.Node): readonly ts.Declaration[] {
    const symbol = this.#checker.getSymbolAtLocation(node);
    if (symbol === undefined) return [];
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return (isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol).declarations ?? [];
  }

  /** The codes in the arguments of a call to a function of the API. */
  #codesIn(call: ts.CallExpression | ts.NewExpression): readonly ProblemCode[] {
    const signature = this.#checker.getResolvedSignature(call);
    if (signature?.declaration === undefined || !isOfApi(signature.declaration)) return [];
    return (call.arguments ?? []).flatMap((argument) => {
      const codes = this.#codesOf(this.#checker.getTypeAtLocation(argument));
      return codes.length > codesMax ? [] : codes;
    });
  }

  /** The codes that a type contains: as a literal, as `code`, or as the `code` of its `refusal`. */
  #codesOf(type: ts.Type): readonly ProblemCode[] {
    return membersOf(type).flatMap((member) => {
      if (member.isStringLiteral()) return this.#isCode(member.value) ? [member.value] : [];
      return ['code', 'refusal'].flatMap((name) => {
        const property = member.getProperty(name);
        return property === undefined ? [] : this.#codesOf(this.#checker.getTypeOfSymbol(property));
      });
    });
  }
}

interface Reached {
  readonly codes: readonly ProblemCode[];
  readonly uses: readonly ts.Node[];
  readonly asksForWork: boolean;
}

function isOfApi(node: ts.Node): boolean {
  return node.getSourceFile().fileName.includes('/services/api/src/');
}

function isFunctionIn(node: ts.Node | undefined): boolean {
  return node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));
}
