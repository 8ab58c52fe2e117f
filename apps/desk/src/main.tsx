import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import '@kongres/web/ui/fonts.css';
import '@kongres/web/ui/tokens.css';
import '@kongres/web/ui/base.css';
import { queryClient } from './api/query-client.ts';
import { router } from './router.tsx';
import { TextsProvider } from './texts/texts.tsx';
import './ui/desk.css';

const place = document.getElementById('desk');
if (!place) throw new Error('the page has no place for the desk');
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <TextsProvider>
        <RouterProvider router={router} />
      </TextsProvider>
    </QueryClientProvider>
  </StrictMode>,
);
