import { tourLimits } from '@contracts/tour/tour-limits.ts';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../../shared/api/api.ts';
import { toastRaised } from '../../../../shared/toasts/toast-slice.ts';
import type { EditorProps } from '../editor-props.ts';
import { sendImage } from './send-image.ts';
import { type Upload, UploadQueue } from './upload-queue.ts';

/** Requirements, section 8. */
export const uploadFailed = 'Failed to upload image';
const tooMany = `You can only upload up to ${String(tourLimits.imagesMax)} images`;

/** The uploads of the tour's pictures, and the messages about them. */
export function useUploads({ value, onChange }: EditorProps<readonly string[]>) {
  const dispatch = useDispatch();
  const [queue] = useState(() => new UploadQueue(sendImage));
  const [refusal, setRefusal] = useState<string>();
  const uploads = useSyncExternalStore(queue.watch, queue.uploads);
  // Two pictures can be ready before the form has rendered the first.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const onReady = useEffectEvent((urls: readonly string[]) => {
    latest.current = [...new Set([...latest.current, ...urls])];
    onChange(latest.current);
  });
  const onFailed = useEffectEvent(({ fault }: Upload) => {
    dispatch(toastRaised(uploadFailed, 'error'));
    if (fault?.isSignedOut === true) dispatch(api.util.invalidateTags(['Session']));
  });
  useEffect(() => queue.listen({ onReady, onFailed }), [queue]);

  function add(files: readonly File[]) {
    const underWay = uploads.filter(({ state }) => state !== 'failed').length;
    const room = Math.max(0, tourLimits.imagesMax - value.length - underWay);
    const isTooMany = files.length > room;
    setRefusal(isTooMany ? tooMany : undefined);
    if (isTooMany) dispatch(toastRaised(tooMany, 'error'));
    queue.add(files.slice(0, room));
  }
  return { uploads, refusal, add, queue };
}
