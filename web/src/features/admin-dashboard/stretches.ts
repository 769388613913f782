import { addDays, weekdayOf } from '@contracts/calendar.ts';
import type { DashboardDayView, DashboardMoneyView } from '@contracts/dashboard/dashboard-view.ts';
import {
  formatDays,
  formatDayOfMonth,
  formatShortDay,
  formatShortMonth,
} from '../../shared/dates/format-date.ts';
import { formatMonth } from '../../shared/dates/month.ts';

/** One column of a chart: a day. If there are too many days, a column is a week or a month. */
export interface Stretch {
  readonly from: string;
  readonly to: string;
  /** `Sat 28 Nov`, `Nov 23 – Nov 29, 2026`, `November 2026` */
  readonly label: string;
  /** The label for narrow places: `28 Nov`, `Nov 2026`. */
  readonly shortLabel: string;
  readonly bookings: number;
  readonly cancelled: number;
  readonly money: readonly DashboardMoneyView[];
}

export type StretchKind = 'day' | 'week' | 'month';

/**
 * If a period has at most this many days (a quarter), each column is a day. More columns would be too narrow to
 * see.
 */
const daysApartMax = 92;
const weeksApartMax = 54 * 7;

export function kindOf(days: number): StretchKind {
  if (days <= daysApartMax) return 'day';
  return days <= weeksApartMax ? 'week' : 'month';
}

/** Groups the days into columns. The first and the last column have only days of the period. */
export function stretchesOf(days: readonly DashboardDayView[]): readonly Stretch[] {
  const kind = kindOf(days.length);
  const together = new Map<string, DashboardDayView[]>();
  for (const day of days) {
    const key = beginningOf(kind, day.date);
    together.set(key, [...(together.get(key) ?? []), day]);
  }
  return [...together.values()].map((each) => stretchOf(kind, each));
}

function beginningOf(kind: StretchKind, date: string): string {
  if (kind === 'day') return date;
  return kind === 'week' ? addDays(date, 1 - weekdayOf(date)) : date.slice(0, 7);
}

function stretchOf(kind: StretchKind, days: readonly DashboardDayView[]): Stretch {
  const [from, to] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  return {
    from,
    to,
    ...labelsOf(kind, from, to),
    bookings: days.reduce((sum, { bookings }) => sum + bookings, 0),
    cancelled: days.reduce((sum, { cancelled }) => sum + cancelled, 0),
    money: moneyOf(days),
  };
}

function labelsOf(kind: StretchKind, from: string, to: string) {
  if (kind === 'month') {
    return {
      label: formatMonth(from.slice(0, 7)),
      shortLabel: formatShortMonth(from),
    };
  }
  const shortLabel = formatDayOfMonth(from);
  if (kind === 'day') return { label: formatShortDay(from), shortLabel };
  return { label: formatDays(from, to), shortLabel };
}

function moneyOf(days: readonly DashboardDayView[]): readonly DashboardMoneyView[] {
  const sums = new Map<string, DashboardMoneyView>();
  for (const figures of days.flatMap(({ money }) => money)) {
    const sum = sums.get(figures.currency);
    sums.set(figures.currency, sum === undefined ? figures : plus(sum, figures));
  }
  return [...sums.values()];
}

function plus(one: DashboardMoneyView, other: DashboardMoneyView): DashboardMoneyView {
  return {
    currency: one.currency,
    bookings: one.bookings + other.bookings,
    gross: sumOfMoney(one.gross, other.gross),
    cancelled: sumOfMoney(one.cancelled, other.cancelled),
    net: sumOfMoney(one.net, other.net),
    collected: sumOfMoney(one.collected, other.collected),
    refunded: sumOfMoney(one.refunded, other.refunded),
  };
}

/** Adds two amounts and rounds the sum to cents. This removes the error of binary fractions. */
function sumOfMoney(one: number, other: number): number {
  return Math.round((one + other) * 100) / 100;
}
