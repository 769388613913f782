import ts from 'typescript';
import type {
  DescribedOperation,
  DescribedOperations,
  JsonSchema,
} from '../../../services/api/src/open-api/operation.ts';
import { type ProblemCode, problemKinds } from '../../../services/libs/contracts/problems.ts';
import { AnswerSchemas } from './answer-schemas.ts';
import { type Handler, handlersIn } from './handlers.ts';
import { RefusalReader } from './refusals-of-handler.ts';

/** The types around the body of an answer. */
const wrappers = new Set(['Promise', 'Answer', 'PublicAnswer']);
/** Types of answers whose content `@produces` describes. */
const withoutSchema = new Set(['ContentAnswer', 'PublicContentAnswer']);

/**
 * Reads what every call answers and refuses from the source of its controller: its docstring, its return
 * type and the code that it runs.
 *
 * @throws Error for a handler without a docstring or a return type, or without the type of the file that it
 * sends.
 */
export function readOperations(
  program: ts.Program,
  isCode: (text: string) => text is ProblemCode,
): DescribedOperations {
  const refusals = new RefusalReader(program.getTypeChecker(), isCode);
  const schemas = new AnswerSchemas(program);
  const calls: Record<string, Record<string, DescribedOperation>> = {};
  for (const handler of handlersIn(program)) {
    const controller = handler.controller.name?.text ?? '';
    const { codes, mayAskForWork } = refusals.of(handler);
    (calls[controller] ??= {})[handler.method.name.getText()] = {
      ...docsOf(handler),
      ...contentOf(handler, schemas),
      ...(mayAskForWork ? { mayAskForWork } : {}),
      refuses: codes,
    };
  }
  return { calls, schemas: schemas.named };
}

export function isProblemCode(text: string): text is ProblemCode {
  return text in problemKinds;
}

/** Returns the source of the generated module, which holds these descriptions. */
export function operationsModule(operations: DescribedOperations): string {
  return `import type { DescribedOperations } from './operation.ts';

/** Written by \`npm run docs\` from the controllers and the types that they answer with. */
export const describedOperations: DescribedOperations = ${JSON.stringify(operations, null, 2)};
`;
}

function docsOf(handler: Handler): Pick<DescribedOperation, 'summary' | 'description'> {
  const [doc] = ts.getJSDocCommentsAndTags(handler.method).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(doc?.comment)?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const [summary = '', description] = text.split(/(?<=\.) (.+)/);
  if (summary === '') throw new Error(`Write a docstring: ${nameOf(handler)}.`);
  return {
    summary: summary.replace(/\.$/, ''),
    ...(description === undefined ? {} : { description }),
  };
}

function contentOf(
  handler: Handler,
  schemas: AnswerSchemas,
): Pick<DescribedOperation, 'answer' | 'file' | 'upload'> {
  const upload = tagOf(handler, 'upload');
  const produced = tagOf(handler, 'produces');
  if (produced !== undefined) return { file: fileOf(produced, schemas) };
  const answer = answerOf(handler, schemas);
  return {
    ...(answer === undefined ? {} : { answer }),
    ...(upload === undefined ? {} : { upload }),
  };
}

/** `@produces type/subtype {Type of its JSON} A description.` */
function fileOf(tag: string, schemas: AnswerSchemas): NonNullable<DescribedOperation['file']> {
  const [, type = '', of, description = ''] = /^(\S+) (?:\{(\w+)\} )?(.*)$/.exec(tag) ?? [];
  return { type, description, ...(of === undefined ? {} : { of: schemas.ofName(of) }) };
}

function answerOf(handler: Handler, schemas: AnswerSchemas): JsonSchema | undefined {
  let type = handler.method.type;
  while (
    type !== undefined &&
    ts.isTypeReferenceNode(type) &&
    wrappers.has(type.typeName.getText())
  ) {
    type = type.typeArguments?.[0];
  }
  if (type === undefined) throw new Error(`Write the return type: ${nameOf(handler)}.`);
  if (type.kind === ts.SyntaxKind.VoidKeyword) return undefined;
  if (ts.isTypeReferenceNode(type) && withoutSchema.has(type.typeName.getText())) {
    throw new Error(
      `Write what it answers with, as "@produces text/html The page.": ${nameOf(handler)}.`,
    );
  }
  return schemas.of(type);
}

function tagOf(handler: Handler, name: string): string | undefined {
  const tag = ts.getJSDocTags(handler.method).find(({ tagName }) => tagName.text === name);
  return ts.getTextOfJSDocComment(tag?.comment)?.replaceAll(/\s+/g, ' ').trim();
}

function nameOf({ controller, method }: Handler): string {
  return `${controller.name?.text}.${method.name.getText()}`;
}
