import { Injectable, type PipeTransform } from '@nestjs/common';
import { Problem } from '../http/problem.ts';

const notificationId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Checks the id of a notification in a path. */
@Injectable()
export class NotificationIdPipe implements PipeTransform<string, string> {
  /** @throws Problem NotificationNotFound if the text does not have the form of a notification's id */
  transform(id: string): string {
    if (!notificationId.test(id)) throw new Problem('NotificationNotFound');
    return id;
  }
}
