export { bulkActBookingsMax } from '../../domain/bulk-act/commands/begin-bulk-act.ts';
