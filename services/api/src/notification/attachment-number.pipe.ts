import { Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '../http/problem.ts';

const number = /^\d$/;

/** Reads the number of an e-mail's attachment from a path: one digit. */
@Injectable()
export class AttachmentNumberPipe implements PipeTransform<string, number> {
  /** @throws Problem NotificationNotFound if the text is not one digit */
  transform(text: string): number {
    if (!number.test(text)) throw new Problem('NotificationNotFound');
    return Number(text);
  }
}
