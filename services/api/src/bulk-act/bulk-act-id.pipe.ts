import { Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '../http/problem.ts';

const bulkActId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Checks the id of a bulk act in a path. */
@Injectable()
export class BulkActIdPipe implements PipeTransform<string, string> {
  /** @throws Problem BulkActNotFound if the text does not have the form of an act's id */
  transform(id: string): string {
    if (!bulkActId.test(id)) throw new Problem('BulkActNotFound');
    return id;
  }
}
