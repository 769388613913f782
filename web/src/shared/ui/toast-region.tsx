import { useEffect, useState } from 'react';
import { Glyph } from './glyph.tsx';

export type Toast = {
  /** A message with a new id is shown for the full time. */
  id: string;
  /** The subject of the message, above the text. */
  title?: string;
  text: string;
  tone?: 'plain' | 'ok' | 'error';
};

export type ToastRegionProps = {
  /** The oldest first. */
  toasts: readonly Toast[];
  /** How long a message stays, in milliseconds. It stays longer if a pointer is over it or it has the focus. */
  shownMs: number;
  onDismiss: (id: string) => void;
};

/**
 * Messages at the foot of the screen. The region itself is always in the page, so that screen readers
 * announce each message that appears in it once.
 */
export function ToastRegion({ toasts, ...rest }: ToastRegionProps) {
  return (
    <div data-slot="toast-region" role="status" aria-atomic="false">
      {toasts.map((toast) => (
        <ToastMessage key={toast.id} toast={toast} {...rest} />
      ))}
    </div>
  );
}

type ToastMessageProps = Omit<ToastRegionProps, 'toasts'> & { toast: Toast };

function ToastMessage({ toast, shownMs, onDismiss }: ToastMessageProps) {
  const [isHeld, setIsHeld] = useState(false);
  const { id } = toast;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => {
      onDismiss(id);
    }, shownMs);
    return () => {
      clearTimeout(timer);
    };
  }, [id, isHeld, shownMs, onDismiss]);

  const hold = () => {
    setIsHeld(true);
  };
  const letGo = () => {
    setIsHeld(false);
  };
  return (
    // Not an interactive element: a message stays while the pointer or the focus is on it, because it is
    // being read.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      data-slot="toast"
      data-tone={toast.tone ?? 'plain'}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <p>
        {toast.title !== undefined && <strong>{toast.title} </strong>}
        {toast.text}
      </p>
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
