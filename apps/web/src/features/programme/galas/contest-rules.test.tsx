import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { ContestRules } from './contest-rules.tsx';
import type { PublishedRules } from './published-rules.server.ts';

function note(code: (typeof languages)[number]['id'], rules: PublishedRules): string {
  const { text, rules: published } = finishedTexts(code, 'gala').contest;
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/pl']}>
      <ContestRules before={text} published={published} rules={rules} topic="contests" />
    </MemoryRouter>,
  );
}

test.each(languages.map(({ id }) => id))(
  'in %s a contest is entered by the form, under its own topic, before and after its rules are published',
  (code) => {
    const rules = { address: 'https://kongres-ai.example/rules.pdf', deadline: 'tomorrow' };
    for (const said of [note(code, null), note(code, rules)]) {
      expect(said).toMatch(/href="[^"]+\?topic=contests#form"/);
      expect(said).not.toMatch(/&lt;|\{\{/);
    }
    expect(note(code, rules)).toContain(`href="${rules.address}"`);
    expect(note(code, rules)).toContain(rules.deadline);
  },
);
