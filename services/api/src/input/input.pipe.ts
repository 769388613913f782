import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '../http/problem.ts';
import { UnreadableBody } from '../http/request-body.ts';
import { faultsOf } from './check-input.ts';
import type { InputClass } from './field-kinds.ts';
import { queryValues } from './query-values.ts';

/**
 * Accepts only the fields that the class of a body or a query allows, and passes them on as they were sent.
 * The route gets a plain object, not an instance of the class.
 */
@Injectable()
export class InputPipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if (type === 'body') return checked(metatype, readable(value));
    if (type === 'query') return checked(metatype, queryOf(metatype, value));
    return value;
  }
}

/** @throws Problem InvalidFields */
function checked(metatype: ArgumentMetadata['metatype'], value: unknown): unknown {
  const errors = faultsOf(metatype as InputClass, value);
  if (errors.length > 0) throw new Problem('InvalidFields', { errors });
  return value;
}

/** A missing body counts as an empty object; null is a body, but not an object. */
function readable(body: unknown): unknown {
  if (body instanceof UnreadableBody) throw body.problem;
  return body === undefined ? {} : body;
}

function queryOf(metatype: ArgumentMetadata['metatype'], query: unknown): unknown {
  return queryValues(metatype as InputClass, query as Readonly<Record<string, unknown>>);
}
