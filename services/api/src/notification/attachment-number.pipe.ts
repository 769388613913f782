import { Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '../http/problem.ts';

const number = /^\d$/;

/** Which of an e-mail's files a path means; there are never many. */
@Injectable()
export class AttachmentNumberPipe implements PipeTransform<string, number> {
  /** @throws Problem NotificationNotFound where the text is no such number */
  transform(text: string): number {
    if (!number.test(text)) throw new Problem('NotificationNotFound');
    return Number(text);
  }
}
