import { Injectable, type PipeTransform } from '@nestjs/common';

/** Reads the number of a payment or refund in a path: 0, which no entry has, for anything else. */
@Injectable()
export class EntryNumberPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  }
}
