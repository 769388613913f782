import type { BookingFilter } from '@contracts/booking/booking-view.ts';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/problem.ts';
import { today } from '../../shared/dates/today.ts';
import { saveText } from '../../shared/files/save-text.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { useExportFoundBookingsMutation } from './booking-export-api.ts';
import { filterParams } from './booking-filter.ts';

/**
 * Exports the bookings of a list. Without a search, the browser downloads the file from an address. With a
 * search, the search is sent in the body and the answer is saved as a file.
 */
export function useExport(filter: BookingFilter): { path: string | undefined; save: () => void } {
  const [exportFound, { isLoading }] = useExportFoundBookingsMutation();
  const dispatch = useDispatch();
  const { search, ...params } = filterParams(filter);
  const path =
    search === undefined
      ? `/api/admin/exports/bookings.csv?${new URLSearchParams(params).toString()}`
      : undefined;

  async function saveFound() {
    const { data, error } = await exportFound(filter);
    if (error !== undefined) {
      const otherwise = 'The file could not be made. Please try again.';
      dispatch(toastRaised(messageOf(error, otherwise), 'error'));
    }
    // Spreadsheets recognise UTF-8 by the byte order mark, which is lost when an answer becomes text.
    if (data === undefined) return;
    saveText(`bookings-${filter.tab ?? 'all'}-${today()}.csv`, 'text/csv', `\ufeff${data}`);
  }
  return {
    path,
    save: () => {
      if (path !== undefined) location.assign(path);
      else if (!isLoading) void saveFound();
    },
  };
}
