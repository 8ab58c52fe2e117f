import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { ContestRules } from './contest-rules.tsx';
import type { PublishedRules } from './published-rules.server.ts';

function renderContestRules(code: (typeof languages)[number]['id'], rules: PublishedRules): string {
  const { text, rules: published } = getTexts(code, 'gala').contest;
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/pl']}>
      <ContestRules
        textBeforePublication={text}
        publishedText={published}
        rules={rules}
        topic="contests"
      />
    </MemoryRouter>,
  );
}

test.each(languages.map(({ id }) => id))(
  'links to the contact form with the contest topic in %s, before and after the rules are published',
  (code) => {
    const rules = { address: 'https://kongres-ai.example/rules.pdf', deadline: 'tomorrow' };
    for (const markup of [renderContestRules(code, null), renderContestRules(code, rules)]) {
      expect(markup).toMatch(/href="[^"]+\?topic=contests#form"/);
      expect(markup).not.toMatch(/&lt;|\{\{/);
    }
    expect(renderContestRules(code, rules)).toContain(`href="${rules.address}"`);
    expect(renderContestRules(code, rules)).toContain(rules.deadline);
  },
);
