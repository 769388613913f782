import { type InputClass, isUsable, requiredMessage } from './field-kinds.ts';
import { type FieldRule, mayBeAbsent, rulesOf } from './input-rules.ts';

/** A fault of one field, with a message that a person can act on. */
export interface InputFault {
  /** The camelCase path of the field, such as `travellers.0.count`. */
  readonly field: string;
  readonly message: string;
}

/** More faults do not help the reader. */
const faultsMax = 100;
/** The paths of the product are shorter. A client invented any longer path. */
const pathLengthMax = 200;

/**
 * Returns every fault of a value, according to the decorators of class-validator on the class of the input.
 * Calls only the constraints of class-validator, not its executor: the executor needs an instance, and takes as long
 * as all other HTTP work of a booking (ADR 11). Converts no values. Every field that the class does not name is a
 * fault.
 */
export function faultsOf(input: InputClass, value: unknown): readonly InputFault[] {
  const faults: InputFault[] = [];
  checkObject(input, value, { path: '', faults });
  return faults.length > faultsMax ? faults.slice(0, faultsMax) : faults;
}

interface Place {
  readonly path: string;
  readonly faults: InputFault[];
}

function checkObject(input: InputClass, value: unknown, { path, faults }: Place): void {
  if (!isObject(value)) {
    faults.push({
      field: pathOf(path),
      message: path === '' ? 'Send a JSON object' : requiredOr(value, 'Give an object'),
    });
    return;
  }
  const rules = rulesOf(input);
  for (const field of Object.keys(value)) {
    if (!rules.has(field)) {
      faults.push({ field: pathOf(`${path}${field}`), message: 'There is no such field' });
    }
  }
  for (const rule of rules.values()) {
    checkField(rule, value, { path: `${path}${rule.field}`, faults });
  }
}

function checkField(
  rule: FieldRule,
  whole: Record<string, unknown>,
  { path, faults }: Place,
): void {
  const value = Object.hasOwn(whole, rule.field) ? whole[rule.field] : undefined;
  for (const isMeant of rule.conditions) {
    if (!isMeant(whole, value)) return;
  }
  if (value === undefined) {
    faults.push({ field: path, message: requiredMessage });
    return;
  }
  for (const check of rule.checks) {
    const isValid =
      check.each && Array.isArray(value)
        ? value.every((entry) => check.isValid(entry, whole))
        : check.isValid(value, whole);
    if (!isValid) {
      faults.push({ field: path, message: orNothing(rule, value, check.message(value)) });
      return;
    }
  }
  if (!checkText(value, { path, faults })) return;
  if (rule.nested !== undefined) checkNested(rule.nested, value, { path, faults });
}

/**
 * A client that sends null means that there is no value. So the message says to leave the field out, if that is
 * allowed.
 */
function orNothing(rule: FieldRule, value: unknown, message: string): string {
  return value === null && mayBeAbsent(rule) ? `${message}, or leave the field out` : message;
}

function checkNested(
  { of, each, message }: NonNullable<FieldRule['nested']>,
  value: unknown,
  { path, faults }: Place,
): void {
  if (!each) {
    checkObject(of(), value, { path: `${path}.`, faults });
    return;
  }
  if (!Array.isArray(value)) {
    faults.push({ field: path, message });
    return;
  }
  value.forEach((entry, index) => {
    checkObject(of(), entry, { path: `${path}.${index}.`, faults });
  });
}

function checkText(value: unknown, { path, faults }: Place): boolean {
  const texts = Array.isArray(value) ? value : [value];
  if (texts.every((text) => typeof text !== 'string' || isUsable(text))) return true;
  faults.push({ field: path, message: 'This contains characters that cannot be used' });
  return false;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function requiredOr(value: unknown, message: string): string {
  return value === undefined ? requiredMessage : message;
}

/** The path of an object without the final dot before its fields. */
function pathOf(path: string): string {
  const trimmed = path.endsWith('.') ? path.slice(0, -1) : path;
  return trimmed.length > pathLengthMax ? `${trimmed.slice(0, pathLengthMax)}…` : trimmed;
}
