import { Injectable, type PipeTransform } from '@nestjs/common';

/** Reads the number of a payment or refund from a path. Returns 0, which no entry has, for any other text. */
@Injectable()
export class EntryNumberPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  }
}
