import { toMinor } from '../../../libs/contracts/amounts.ts';
import { isValidDate, isValidTime } from '../../../libs/contracts/calendar.ts';

/** A value, or the reason why the cell cannot be read. */
export type CellValue<Value> = { readonly value: Value } | { readonly message: string };

const dateMessage = 'Write the date as 2027-01-15 or 15/01/2027';

/** A day as `2027-01-15`, from `2027-01-15`, `15/01/2027` or `15.01.2027`. */
export function dateIn(cell: string): CellValue<string> {
  const [, day, month, year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(cell) ?? [];
  const date =
    day === undefined || month === undefined || year === undefined
      ? cell
      : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isValidDate(date) ? { value: date } : { message: dateMessage };
}

/** A time as `09:00`, from `9:00`, `09:00` or `09:00:00`. */
export function timeIn(cell: string): CellValue<string> {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(cell) ?? [];
  const time = `${hour.padStart(2, '0')}:${minute}`;
  return isValidTime(time) ? { value: time } : { message: 'Write the start time as 09:00' };
}

/** A number of travellers. */
export function countIn(cell: string): CellValue<number> {
  return /^\d{1,3}$/.test(cell)
    ? { value: Number(cell) }
    : { message: 'Write the number of travellers as a whole number' };
}

/** An amount in minor units, from `1200`, `1200.50`, `1,200.50` or `1.200,50`. */
export function amountIn(cell: string): CellValue<number> {
  const text = cell.replaceAll(/[\s’']/g, '');
  const plain = /^\d+(?:[.,]\d{1,2})?$/.test(text)
    ? text.replace(',', '.')
    : /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/.test(text)
      ? text.replaceAll(',', '')
      : /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(text)
        ? text.replaceAll('.', '').replace(',', '.')
        : '';
  const minor = plain === '' ? undefined : toMinor(Number(plain));
  return minor === undefined
    ? { message: 'Write the amount as 120 or 120.50, without the currency' }
    : { value: minor };
}
