import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderInEnglish } from '../../../test/render-in-english.tsx';
import { NewRoom } from './new-room.tsx';
import { LocalizedTextFields } from '../shared/localized-text-fields.tsx';

test('asks for the name of a new room in every language that does not fall back to another', () => {
  const markup = renderInEnglish(<NewRoom onAdded={() => {}} />);
  const labels = [...markup.matchAll(/>Name: ([^<]+)</g)].map(([, language]) => language);
  expect(labels).toEqual(['Polski', 'English UK', 'Deutsch', 'Español']);
});

test('fills the fields with the existing texts', () => {
  const words = { pl: 'Stoliki', de: 'Tische' };
  const markup = renderToStaticMarkup(<LocalizedTextFields getLabel={String} texts={words} />);
  const values = [...markup.matchAll(/lang="([^"]+)"[^>]* value="([^"]*)"/g)];
  expect(Object.fromEntries(values.map(([, language, value]) => [language, value]))).toEqual(words);
});
