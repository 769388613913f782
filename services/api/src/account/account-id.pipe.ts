import { Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '../http/problem.ts';

const accountId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The account that a path names. */
@Injectable()
export class AccountIdPipe implements PipeTransform<string, string> {
  /** @throws Problem AccountNotFound where the text is no account's id */
  transform(id: string): string {
    if (!accountId.test(id)) throw new Problem('AccountNotFound');
    return id;
  }
}
