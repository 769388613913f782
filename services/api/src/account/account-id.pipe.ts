import { Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '../http/problem.ts';

const accountId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Checks the account id in a path. */
@Injectable()
export class AccountIdPipe implements PipeTransform<string, string> {
  /** @throws Problem AccountNotFound if the text does not have the form of an account id */
  transform(id: string): string {
    if (!accountId.test(id)) throw new Problem('AccountNotFound');
    return id;
  }
}
