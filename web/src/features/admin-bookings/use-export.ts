import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/problem.ts';
import { saveText } from '../../shared/files/save-text.ts';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { useExportFoundBookingsMutation } from './booking-export-api.ts';
import { type BookingFilter, filterParams } from './booking-filter.ts';

/**
 * The bookings of a list as a file. Where nobody is searched for, it has an address that the browser
 * loads by itself; otherwise it is asked for in a body and saved.
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
    // The byte order mark, by which spreadsheets know UTF-8, is lost where an answer becomes text.
    if (data !== undefined) saveText('bookings.csv', 'text/csv', `\ufeff${data}`);
  }
  return {
    path,
    save: () => {
      if (path !== undefined) location.assign(path);
      else if (!isLoading) void saveFound();
    },
  };
}
