import { Button } from '../../../../shared/ui/button.tsx';
import './upload-list.css';
import type { Upload, UploadQueue } from './upload-queue.ts';
import { uploadFailed } from './use-uploads.ts';

export type UploadListProps = { uploads: readonly Upload[]; queue: UploadQueue };

/** The files being uploaded: their progress, with buttons to cancel or retry. */
export function UploadList({ uploads, queue }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul data-slot="upload-list" aria-label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.id} data-state={upload.state}>
          <span data-part="name">{upload.file.name}</span>
          {upload.state === 'failed' ? <Fault upload={upload} /> : <Progress upload={upload} />}
          <span data-part="buttons">
            {upload.fault?.isFinal === false && (
              <Button
                kind="quiet"
                aria-label={`Try again: ${upload.file.name}`}
                onClick={() => {
                  queue.retry(upload.id);
                }}
              >
                Try again
              </Button>
            )}
            <Button
              kind="quiet"
              aria-label={`${upload.state === 'failed' ? 'Dismiss' : 'Cancel'}: ${upload.file.name}`}
              onClick={() => {
                queue.cancel(upload.id);
              }}
            >
              {upload.state === 'failed' ? 'Dismiss' : 'Cancel'}
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Progress({ upload: { file, state, share } }: { upload: Upload }) {
  return (
    <span data-part="progress">
      <progress aria-label={`Upload of ${file.name}`} max={1} value={share} />
      <span>{progressWords(state, share)}</span>
    </span>
  );
}

function progressWords(state: Upload['state'], share: number): string {
  if (state === 'waiting') return 'Waiting';
  if (share < 1) return `${String(Math.floor(share * 100))} %`;
  return state === 'sent' ? 'Ready' : 'Being prepared';
}

function Fault({ upload: { fault } }: { upload: Upload }) {
  return (
    <span data-slot="field-error">
      {uploadFailed}: {fault?.reason}
    </span>
  );
}
