import { Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '../http/problem.ts';

const bulkActId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The bulk act that a path names. */
@Injectable()
export class BulkActIdPipe implements PipeTransform<string, string> {
  /** @throws Problem BulkActNotFound where the text is no act's id */
  transform(id: string): string {
    if (!bulkActId.test(id)) throw new Problem('BulkActNotFound');
    return id;
  }
}
