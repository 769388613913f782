import { getMetadataStorage, type ValidatorConstraintInterface } from 'class-validator';

import type { FieldContext, InputClass } from './field-kinds.ts';

/** One requirement on a field's value, or on each entry of a list. */
export interface Check {
  readonly name: string;
  readonly each: boolean;
  readonly isValid: (value: unknown, whole: object) => boolean;
  readonly message: (value: unknown) => string;
}

/** Everything that the decorators of a class say about one of its fields. */
export interface FieldRule {
  readonly field: string;
  /** Evaluated first. If one of them is false, the field is not checked further. */
  readonly conditions: readonly ((whole: object, value: unknown) => boolean)[];
  readonly checks: readonly Check[];
  readonly nested:
    { readonly of: () => InputClass; readonly each: boolean; readonly message: string } | undefined;
  /** The OpenAPI schema of the field, merged from all its decorators. */
  readonly schema: Readonly<Record<string, unknown>>;
}

export type InputRules = ReadonlyMap<string, FieldRule>;

const compiled = new Map<InputClass, InputRules>();

/** Returns what the decorators of a class say, by field; reads them once. */
export function rulesOf(input: InputClass): InputRules {
  const known = compiled.get(input);
  if (known !== undefined) return known;
  const rules = new Map<string, FieldRule>();
  for (const statement of statementsOf(input)) {
    const rule = rules.get(statement.propertyName) ?? emptyRule(statement.propertyName);
    rules.set(statement.propertyName, withStatement(rule, statement));
  }
  compiled.set(input, rules);
  return rules;
}

/** Whether the field may be left out. */
export function mayBeAbsent({ conditions }: FieldRule): boolean {
  return conditions.some((isLookedAt) => !isLookedAt({}, undefined));
}

export function mayBeNull({ conditions }: FieldRule): boolean {
  return conditions.some((isLookedAt) => !isLookedAt({}, null));
}

type Statement = ReturnType<typeof statementsOf>[number];

function statementsOf(input: InputClass) {
  return getMetadataStorage().getTargetValidationMetadatas(input, '', false, false);
}

function emptyRule(field: string): FieldRule {
  return { field, conditions: [], checks: [], nested: undefined, schema: {} };
}

function withStatement(rule: FieldRule, statement: Statement): FieldRule {
  const context = (statement.context ?? {}) as FieldContext;
  // Decorators are applied from the last to the first. If two contradict each other, the first one applies.
  const schema = { ...context.schema, ...rule.schema };
  switch (statement.type) {
    case 'conditionalValidation':
      return {
        ...rule,
        conditions: [...rule.conditions, statement.constraints[0] as FieldRule['conditions'][0]],
        schema,
      };
    case 'nestedValidation':
      return {
        ...rule,
        nested: {
          of: nestedClassOf(statement, context),
          each: statement.each,
          message: messageOf(statement, undefined),
        },
        schema,
      };
    default:
      return { ...rule, checks: [...checksOf(statement), ...rule.checks], schema };
  }
}

function nestedClassOf(
  { target, propertyName }: Statement,
  { nested }: FieldContext,
): () => InputClass {
  if (nested !== undefined) return nested;
  const name = typeof target === 'string' ? target : target.name;
  throw new Error(`${name}.${propertyName} is nested: name its class with Part or Parts.`);
}

function checksOf(statement: Statement): readonly Check[] {
  const { constraints, propertyName: property, constraintCls, each } = statement;
  return getMetadataStorage()
    .getTargetValidatorConstraints(constraintCls)
    .map(({ instance, name }) => {
      const constraint: ValidatorConstraintInterface = instance;
      const about = { property, constraints, targetName: '', value: undefined };
      return {
        name,
        each,
        isValid: (value, object) =>
          constraint.validate(value, { ...about, value, object }) === true,
        message: (value) => messageOf(statement, value, constraint),
      };
    });
}

/** The decorator's own message, otherwise the message of class-validator, with its placeholders filled in. */
function messageOf(
  statement: Statement,
  value: unknown,
  constraint?: ValidatorConstraintInterface,
): string {
  const { constraints = [], propertyName: property, message } = statement as Partial<Statement>;
  const about = { property: property ?? '', constraints, targetName: '', value, object: {} };
  const words =
    typeof message === 'function'
      ? message(about)
      : (message ?? constraint?.defaultMessage?.(about) ?? 'This cannot be accepted');
  return words
    .replaceAll('$property', about.property)
    .replaceAll(/\$constraint(\d)/g, (_, place: string) => String(constraints[Number(place) - 1]));
}
