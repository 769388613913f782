import { ValidateBy, ValidateIf, ValidateNested, type ValidationOptions } from 'class-validator';
import { toMinor } from '../../../libs/contracts/amounts.ts';

/**
 * The kinds of fields in requests, as decorators of class-validator with messages that a person can act on.
 * The context of each says how OpenAPI describes it, and what the reader of query strings needs.
 */
export interface FieldContext {
  /** The JSON Schema of the field, without the schemas of nested classes. */
  readonly schema?: Readonly<Record<string, unknown>>;
  /** The class of a nested object, or of each entry of a list. */
  readonly nested?: () => InputClass;
}

/** A class whose fields are described by decorators; it is never instantiated. */
export type InputClass = abstract new () => object;

/** The message for a person who left a required field empty (requirements, section 5). */
export const requiredMessage = 'Please fill in all required fields';

interface Kind {
  readonly name: string;
  readonly isValid: (value: unknown) => boolean;
  readonly message: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly each?: boolean;
}

function field({ name, isValid, message, schema, each = false }: Kind): PropertyDecorator {
  const context: FieldContext = each ? { schema: { type: 'array', items: schema } } : { schema };
  const options: ValidationOptions = { message, context, each };
  return ValidateBy(
    { name, validator: { validate: isValid, defaultMessage: () => message } },
    options,
  );
}

/** Combines decorators into one. They are applied from the last to the first, as if each were written separately. */
function both(...decorators: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of decorators.toReversed()) decorate(target, property);
  };
}

/** The field may be left out, but not sent as null. */
export function Optional(): PropertyDecorator {
  return ValidateIf((_object, value) => value !== undefined);
}

/** The field may be null. */
export function OrNull(): PropertyDecorator {
  return ValidateIf((_object, value) => value !== null);
}

/** The field may be sent and is ignored: answers contain it, and forms send it back. */
export function Ignored(): PropertyDecorator {
  return ValidateIf(() => false, { context: { schema: { description: 'Ignored' } } });
}

/**
 * Says more about the field than its kind does. OpenAPI only describes it; the rules of the command or query
 * check it, with their own messages.
 */
export function Described(schema: Readonly<Record<string, unknown>>): PropertyDecorator {
  return ValidateIf(() => true, { context: { schema } });
}

interface TextBounds {
  /** In UTF-16 units, as JavaScript counts. */
  readonly max: number;
  readonly min?: number;
  /** Whether the text may be empty or blank. */
  readonly blank?: boolean;
  /** The message if the text is left empty. */
  readonly empty?: string;
}

/** Part of a pattern: control characters except tab and line ends. They cannot be stored or shown. */
const unusable = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f`;
/** The characters that `trim` removes, so that every reader of the description defines blank the same way. */
const blanks = String.raw`\t\n\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`;
/** Every text is checked against this pattern (check-input.ts). */
const usablePattern = `^[^${unusable}]*$`;
const filledPattern = `^[^${unusable}]*[^${unusable}${blanks}][^${unusable}]*$`;

/** Whether a text has only whole characters that can be stored and shown. */
export function isUsable(text: string): boolean {
  return text.isWellFormed() && usable.test(text);
}

const usable = new RegExp(usablePattern);

/** A text of bounded length, not blank unless `blank` is set. */
export function Text({
  max,
  min = 1,
  blank = false,
  empty = requiredMessage,
}: TextBounds): PropertyDecorator {
  const schema = blank
    ? { type: 'string', maxLength: max, pattern: usablePattern }
    : { type: 'string', maxLength: max, minLength: min, pattern: filledPattern };
  return both(
    field({
      name: 'filled',
      isValid: (value) => blank || typeof value !== 'string' || value.trim() !== '',
      message: empty,
      schema,
    }),
    field({
      name: 'text',
      isValid: (value) =>
        typeof value === 'string' && value.length <= max && (blank || value.length >= min),
      message:
        min > 1
          ? `Use a text of ${min} to ${max} characters`
          : `Use a text of at most ${max} characters`,
      schema,
    }),
  );
}

/** A list of texts, each of bounded length. */
export function Texts({
  max,
  count,
}: {
  readonly max: number;
  readonly count: number;
}): PropertyDecorator {
  return listOf(count, {
    name: 'texts',
    isValid: (value) => typeof value === 'string' && value.length <= max,
    message: `Use texts of at most ${max} characters`,
    schema: { type: 'string', maxLength: max, pattern: usablePattern },
  });
}

/** An e-mail address with one `@`, no spaces, and a domain with a dot. */
export function EmailAddress(): PropertyDecorator {
  const max = 254;
  return both(
    field({
      name: 'emailText',
      isValid: (value) => typeof value === 'string',
      message: 'Give an e-mail address',
      schema: {},
    }),
    Text({ max }),
    field({
      name: 'emailAddress',
      isValid: (value) => typeof value === 'string' && isEmailAddress(value.trim()),
      message: 'This is not an e-mail address',
      schema: { format: 'email', pattern: String.raw`^[^@]{1,64}@.+\.[^.@]{2,63}$` },
    }),
  );
}

/** Whether a text without blanks around it is an e-mail address. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [name, domain] = [text.slice(0, at), text.slice(at + 1)];
  return (
    at > 0 &&
    name.length <= 64 &&
    /^[^\s\p{Cc}@"(),:;<>[\\\]]+$/u.test(name) &&
    /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u.test(domain)
  );
}

/** A day of the calendar, `yyyy-MM-dd`. */
export function Day(): PropertyDecorator {
  return field({
    name: 'day',
    isValid: (value) => typeof value === 'string' && isDay(value),
    message: 'Give a date that exists, as yyyy-MM-dd',
    schema: { type: 'string', format: 'date' },
  });
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const countryPattern = /^[A-Z]{2}$/;

/** A country as two letters, ISO 3166. */
export function Country(): PropertyDecorator {
  return field({
    name: 'country',
    isValid: (value) => typeof value === 'string' && countryPattern.test(value),
    message: 'Give a country by its two capital letters, such as TZ',
    schema: { type: 'string', pattern: countryPattern.source },
  });
}

const localePattern = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,4}$/;

/** A language, BCP 47. */
export function Locale(): PropertyDecorator {
  return field({
    name: 'locale',
    isValid: (value) => typeof value === 'string' && localePattern.test(value),
    message: 'Give a language by its code, such as en or de-AT',
    schema: { type: 'string', pattern: localePattern.source },
  });
}

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const timeSchema = { type: 'string', pattern: timePattern.source };

/** A time of the day, `HH:mm`, 24 hours. */
export function TimeOfDay(): PropertyDecorator {
  return field({
    name: 'timeOfDay',
    isValid: (value) => typeof value === 'string' && timePattern.test(value),
    message: 'Give a time as HH:mm, from 00:00 to 23:59',
    schema: timeSchema,
  });
}

const momentPattern = /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?Z$/;

/** A moment in UTC, ISO 8601. */
export function Moment(): PropertyDecorator {
  return field({
    name: 'moment',
    isValid: (value) =>
      typeof value === 'string' && momentPattern.test(value) && isDay(value.slice(0, 10)),
    message: 'Give an instant in UTC such as 2026-11-20T06:00:00Z',
    schema: { type: 'string', format: 'date-time', pattern: momentPattern.source },
  });
}

interface Range {
  readonly min: number;
  readonly max: number;
}

/** A whole number; written in digits in a query string. */
export function WholeNumber({ min, max }: Range): PropertyDecorator {
  return field({
    name: 'wholeNumber',
    isValid: (value) => Number.isInteger(value) && isWithin(value, min, max),
    message: `Give a whole number from ${min} to ${max}`,
    schema: { type: 'integer', minimum: min, maximum: max },
  });
}

/** A list of whole numbers. */
export function WholeNumbers({
  min,
  max,
  count,
}: Range & { readonly count: number }): PropertyDecorator {
  return listOf(count, {
    name: 'wholeNumbers',
    isValid: (value) => Number.isInteger(value) && isWithin(value, min, max),
    message: `Give whole numbers from ${min} to ${max}`,
    schema: { type: 'integer', minimum: min, maximum: max },
  });
}

/** A decimal number, such as a coordinate. */
export function Decimal({ min, max }: Range): PropertyDecorator {
  return field({
    name: 'decimal',
    isValid: (value) => isWithin(value, min, max),
    message: `Give a number from ${min} to ${max}`,
    schema: { type: 'number', minimum: min, maximum: max },
  });
}

/** An amount of money in major units, or a percentage: a number with at most two decimals. */
export function Amount({ min, max }: Range): PropertyDecorator {
  return field({
    name: 'amount',
    isValid: (value) => isWithin(value, min, max) && toMinor(value) !== undefined,
    message: `Give an amount from ${min} to ${max}, with at most two decimals`,
    schema: { type: 'number', minimum: min, maximum: max, multipleOf: 0.01 },
  });
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

export function Flag(): PropertyDecorator {
  return field({
    name: 'flag',
    isValid: (value) => typeof value === 'boolean',
    message: 'Say true or false',
    schema: { type: 'boolean' },
  });
}

export function OneOf(...values: readonly string[]): PropertyDecorator {
  return field({
    name: 'oneOf',
    isValid: (value) => typeof value === 'string' && values.includes(value),
    message: `Choose from ${values.join(', ')}`,
    schema: { type: 'string', enum: values },
  });
}

/** An object with its own fields. */
export function Part(nested: () => InputClass): PropertyDecorator {
  const context: FieldContext = { nested };
  return ValidateNested({ message: 'Give an object', context });
}

/** A list of objects with their own fields. */
export function Parts(
  nested: () => InputClass,
  { min = 0, max }: { readonly min?: number; readonly max: number },
): PropertyDecorator {
  const context: FieldContext = { nested };
  return both(
    field({
      name: 'parts',
      isValid: (value) => Array.isArray(value) && value.length >= min && value.length <= max,
      message: min > 0 ? `List ${min} to ${max} entries` : `List at most ${max} entries`,
      schema: { type: 'array', minItems: min, maxItems: max },
    }),
    ValidateNested({ each: true, message: 'Give a list of objects', context }),
  );
}

function listOf(count: number, each: Kind): PropertyDecorator {
  return both(
    field({
      name: 'list',
      isValid: (value) => Array.isArray(value) && value.length <= count,
      message: `List at most ${count} entries`,
      schema: { type: 'array', maxItems: count },
    }),
    field({ ...each, each: true }),
  );
}

const wholeSchemas = new WeakMap<object, Readonly<Record<string, unknown>>>();

/** How OpenAPI describes the rules for several fields together. The command or query checks these rules. */
export function Whole(schema: Readonly<Record<string, unknown>>): ClassDecorator {
  return (target) => {
    wholeSchemas.set(target, schema);
  };
}

/** Returns the schema of the class, or of the nearest class that it extends and that has one; `{}` if none has. */
export function wholeSchemaOf(input: InputClass): Readonly<Record<string, unknown>> {
  for (
    let each: object | null = input;
    each !== null;
    each = Object.getPrototypeOf(each) as object | null
  ) {
    const schema = wholeSchemas.get(each);
    if (schema !== undefined) return schema;
  }
  return {};
}
