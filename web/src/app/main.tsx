import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../shared/styles/index.css';
import { createRoutes } from './routes/routes.tsx';
import { makeStore } from './store.ts';

const root = document.getElementById('root');
if (root !== null) {
  const store = makeStore();
  const router = createBrowserRouter(createRoutes(store));
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
}
