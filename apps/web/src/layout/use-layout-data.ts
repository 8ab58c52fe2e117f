import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import type { SiteLayoutData } from './site-layout.server.ts';

let documentData: SiteLayoutData | null = null;

/** Only documents carry the layout's data; client navigation keeps it. */
export function useLayoutData(): SiteLayoutData {
  const loaded = useLoaderData<SiteLayoutData | null>();
  const data = loaded ?? documentData;
  if (!data) throw new Error('the document has no layout data');
  useEffect(() => {
    documentData = data;
  }, [data]);
  return data;
}
