import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';

/** Makes the screen for an address of an earlier release: it redirects to the present address. */
export function movedTo(path: string): ComponentType {
  return function AdminMovedPage() {
    return <Navigate to={path} replace />;
  };
}
