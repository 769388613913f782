import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../../shared/styles/index.css';
import { Gallery } from './gallery.tsx';

/** Shows each of our components in every state, at /gallery.html of the development server. No build contains it. */
const root = document.getElementById('root');
if (root !== null) {
  const router = createBrowserRouter([{ path: '*', Component: Gallery }]);
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
