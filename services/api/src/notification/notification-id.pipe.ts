import { Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '../http/problem.ts';

const notificationId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The notification that a path names. */
@Injectable()
export class NotificationIdPipe implements PipeTransform<string, string> {
  /** @throws Problem NotificationNotFound where the text is no notification's id */
  transform(id: string): string {
    if (!notificationId.test(id)) throw new Problem('NotificationNotFound');
    return id;
  }
}
