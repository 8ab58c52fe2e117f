import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import '@kongres/ui/fonts.css';
import '@kongres/ui/tokens.css';
import '@kongres/ui/base.css';
import { queryClient } from '../lib/api/query-client.ts';
import { router } from './router.tsx';
import { TextsProvider } from '../i18n/texts.tsx';
import '../components/desk.css';

const root = document.getElementById('desk');
if (!root) throw new Error('missing element #desk');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <TextsProvider>
        <RouterProvider router={router} />
      </TextsProvider>
    </QueryClientProvider>
  </StrictMode>,
);
