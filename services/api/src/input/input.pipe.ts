import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '../http/problem.ts';
import { UnreadableBody } from '../http/request-body.ts';
import { faultsOf } from './check-input.ts';
import type { InputClass } from './field-kinds.ts';
import { queryValues } from './query-values.ts';

/**
 * Lets through what the class of a body or a query allows, as it was sent: the object a route gets
 * has the fields of the class, and is none of its instances.
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

/** An absent body is an empty one; null is a body, and none of an object. */
function readable(body: unknown): unknown {
  if (body instanceof UnreadableBody) throw body.problem;
  return body === undefined ? {} : body;
}

function queryOf(metatype: ArgumentMetadata['metatype'], query: unknown): unknown {
  return queryValues(metatype as InputClass, query as Readonly<Record<string, unknown>>);
}
