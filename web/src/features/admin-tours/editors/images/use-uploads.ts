import { tourLimits } from '@contracts/tour/tour-limits.ts';
import type { PictureView } from '@contracts/tour/tour-view.ts';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../../shared/api/api.ts';
import { toastRaised } from '../../../../shared/toasts/toast-slice.ts';
import type { EditorProps } from '../editor-props.ts';
import { sendImage } from './send-image.ts';
import { type Upload, UploadQueue } from './upload-queue.ts';

/** The message of requirements, section 8. */
export const uploadFailed = 'Failed to upload image';
const tooMany = `You can only upload up to ${String(tourLimits.imagesMax)} images`;

const chosenTwice = 'A picture that is already in the list was not added again.';
/** How many names of files a message lists. */
const namedMax = 3;

/** The uploads of the tour's pictures, and the messages about them. */
export function useUploads({ value, onChange }: EditorProps<readonly PictureView[]>) {
  const dispatch = useDispatch();
  const [queue] = useState(() => new UploadQueue(sendImage));
  const [refusal, setRefusal] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const uploads = useSyncExternalStore(queue.watch, queue.uploads);
  // Two pictures can be ready before the form has rendered the first.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const onReady = useEffectEvent((urls: readonly string[]) => {
    const known = latest.current.map(({ url }) => url);
    const fresh = [...new Set(urls)].filter((url) => !known.includes(url));
    if (fresh.length < urls.length) setNotice(chosenTwice);
    latest.current = [...latest.current, ...fresh.map((url) => ({ url }))];
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
    setNotice(isTooMany ? leftOutWords(files.slice(room)) : undefined);
    queue.add(files.slice(0, room));
  }
  return { uploads, refusal, notice, add, queue };
}

/** `Not uploaded: boat.jpg, reef.jpg, sail.jpg and 20 more` */
function leftOutWords(files: readonly File[]): string {
  const names = files.slice(0, namedMax).map(({ name }) => name);
  const more = files.length - names.length;
  return `Not uploaded: ${names.join(', ')}${more > 0 ? ` and ${String(more)} more` : ''}`;
}
