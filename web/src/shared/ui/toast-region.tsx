import { useEffect, useState } from 'react';
import { Glyph } from './glyph.tsx';

/** How long a message stays, unless a pointer or the focus rests on it. */
const toastShownMs = 5_000;

export type Toast = {
  /** A new id is a new message: it replaces the one on show and starts its own time. */
  id: string;
  text: string;
  tone?: 'plain' | 'ok' | 'error';
};

export type ToastRegionProps = {
  toast: Toast | null;
  onDismiss: (id: string) => void;
};

/**
 * One message at a time, at the foot of the screen. The region itself is always in the page, so that screen
 * readers announce what appears in it.
 */
export function ToastRegion({ toast, onDismiss }: ToastRegionProps) {
  return (
    <div data-slot="toast-region" role="status">
      {toast !== null && <ToastMessage key={toast.id} toast={toast} onDismiss={onDismiss} />}
    </div>
  );
}

function ToastMessage({ toast, onDismiss }: { toast: Toast; onDismiss: (id: string) => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const { id } = toast;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => {
      onDismiss(id);
    }, toastShownMs);
    return () => {
      clearTimeout(timer);
    };
  }, [id, isHeld, onDismiss]);

  const hold = () => {
    setIsHeld(true);
  };
  const letGo = () => {
    setIsHeld(false);
  };
  return (
    // Nothing to operate here: whoever rests on the message is still reading it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      data-slot="toast"
      data-tone={toast.tone ?? 'plain'}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <p>{toast.text}</p>
      <button
        type="button"
        aria-label="Dismiss message"
        onClick={() => {
          onDismiss(id);
        }}
      >
        <Glyph name="close" size={16} />
      </button>
    </div>
  );
}
