export { bulkActBookingsMax } from '../../domain/bulk-act/bulk-act-limits.ts';
