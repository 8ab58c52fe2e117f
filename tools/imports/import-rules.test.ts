import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brokenRules } from './broken-rules.ts';
import { importRules, type ImportRule, type ImportRuleName } from './import-rules.ts';
import { readImports } from './read-imports.ts';

const root = join(import.meta.dirname, '../..');

/** A file that need not exist, and what it says. */
type File = [path: string, source: string];

/** For each rule files that break it, and files next to them that keep it. */
const proofs: Record<ImportRuleName, { breaks: File[]; keeps: File[] }> = {
  'a page imports features, blocks and the frame; parts of an interface belong in a feature': {
    breaks: [
      ['apps/web/src/pages/faq.tsx', "import { Icon } from '../ui/icon.tsx';"],
      ['apps/web/src/pages/faq.tsx', "import { edition } from '@kongres/content/facts/edition';"],
      ['apps/web/src/pages/wspolpraca/x.tsx', "import { hero } from '../../art/hero.ts';"],
    ],
    keeps: [
      ['apps/web/src/pages/faq.tsx', "import { FaqList } from '../features/faq/faq-list.tsx';"],
      ['apps/web/src/pages/faq.tsx', "import { Band } from '../blocks/band.tsx';"],
      ['apps/web/src/features/faq/x.tsx', "import { Accordion } from '../../ui/accordion.tsx';"],
    ],
  },
  'a page imports no page: what two pages share is a feature or a block': {
    breaks: [
      ['apps/web/src/pages/faq.tsx', "import Home from './home.tsx';"],
      ['apps/web/src/pages/wspolpraca/x.tsx', "import type { Home } from '../home.tsx';"],
    ],
    keeps: [['apps/web/src/pages/faq.tsx', "import { page } from '../frame/page.tsx';"]],
  },
  'only the router knows the pages': {
    breaks: [
      ['apps/web/src/features/press/x.server.ts', "import Home from '../../pages/home.tsx';"],
      ['apps/web/src/blocks/band.tsx', "const page = () => import('../pages/home.tsx');"],
      ['apps/web/src/root.tsx', "export { default } from './pages/home.tsx';"],
      ['e2e/shots.ts', "import Home from '../apps/web/src/pages/home.tsx';"],
    ],
    keeps: [['apps/web/src/routes.ts', "import Home from './pages/home.tsx';"]],
  },
  'the frame surrounds the pages: nothing that stands in a page imports it': {
    breaks: [
      ['apps/web/src/features/home/x.tsx', "import { Page } from '../../frame/page.tsx';"],
      ['apps/web/src/blocks/band.tsx', "import { Page } from '../frame/page.tsx';"],
      ['apps/web/src/routing/x.ts', "import { menu } from '../frame/menu.ts';"],
    ],
    keeps: [['apps/web/src/root.tsx', "import { Page } from './frame/page.tsx';"]],
  },
  'a feature imports no other feature: what two of them share is a block': {
    breaks: [
      ['apps/web/src/features/press/x.ts', "import type { Hero } from '../home/hero.server.ts';"],
      ['apps/web/src/features/order/state/x.ts', "import '../../tickets/place-order.ts';"],
      ['apps/web/src/features/home/x.tsx', "const zones = import('../zones/zone-strip.tsx');"],
    ],
    keeps: [
      ['apps/web/src/features/order/state/x.ts', "import '../save-file.ts';"],
      ['apps/web/src/features/home/x.tsx', "import { Band } from '../../blocks/band.tsx';"],
    ],
  },
  'only pages compose features; the frame has its search, loaded when it is first used': {
    breaks: [
      ['apps/web/src/frame/x.tsx', "import '../features/press/press-files.server.ts';"],
      ['apps/web/src/blocks/x.tsx', "import { Hero } from '../features/home/hero.tsx';"],
      ['apps/web/src/root.tsx', "import { Hero } from './features/home/hero.tsx';"],
    ],
    keeps: [['apps/web/src/pages/x.tsx', "import { Hero } from '../features/home/hero.tsx';"]],
  },
  'a block stands on ui, i18n, routing, art, edition and api': {
    breaks: [
      ['apps/web/src/blocks/x.tsx', "import { publicOrigin } from '../config.ts';"],
      ['apps/web/src/blocks/x.tsx', "import '../../build-steps/folders.ts';"],
      ['apps/web/src/blocks/email/x.tsx', "import { Hero } from '../../features/home/hero.tsx';"],
    ],
    keeps: [
      ['apps/web/src/blocks/x.tsx', "import { Icon } from '../ui/icon.tsx';"],
      [
        'apps/web/src/blocks/links/x.tsx',
        "import { LocalLink } from '../../routing/local-link.tsx';",
      ],
      ['apps/web/src/blocks/x.tsx', "import { edition } from '@kongres/content/facts/edition';"],
    ],
  },
  'what blocks stand on imports no block': {
    breaks: [
      ['apps/web/src/art/x.ts', "import tones from '../blocks/tones/gala-tone.module.css?raw';"],
      ['apps/web/src/routing/x.tsx', "import { Sentence } from '../blocks/sentence.tsx';"],
    ],
    keeps: [['apps/web/src/routing/x.tsx', "import { useLanguage } from '../i18n/language.tsx';"]],
  },
  'ui knows nothing of congresses: it imports no other room': {
    breaks: [
      ['apps/web/src/ui/icon.tsx', "import { useTexts } from '../i18n/texts.tsx';"],
      ['apps/web/src/ui/icon.tsx', "import { publicOrigin } from '../config.ts';"],
      ['apps/web/src/ui/icon.tsx', "import { edition } from '@kongres/content/facts/edition';"],
    ],
    keeps: [
      [
        'apps/web/src/ui/icon.tsx',
        "import { Note } from './note.tsx'; import { use } from 'react';",
      ],
    ],
  },
  'the web never imports the api': {
    breaks: [
      ['apps/web/src/frame/footer/sanitise.ts', "import '@kongres/api/footer/sanitise-fragment';"],
      ['apps/web/src/frame/x.ts', "import '../../../api/src/orders/order.ts';"],
      [
        'apps/web/src/pages/x.tsx',
        "type Order = import('../../../api/src/orders/order.ts').Order;",
      ],
      ['apps/web/vite.config.ts', "import '../api/src/config.ts';"],
    ],
    keeps: [['apps/web/src/features/order/x.ts', "import '@kongres/contract/order';"]],
  },
  'the desk takes bricks and the mark from the site, and nothing else': {
    breaks: [
      ['apps/desk/src/people/x.tsx', "import '@kongres/web/page-table';"],
      ['apps/desk/src/people/x.tsx', "import '../../../web/src/art/palette.ts';"],
      ['apps/desk/src/x.ts', "import '../../api/src/orders/order.ts';"],
    ],
    keeps: [['apps/desk/src/people/x.tsx', "import '@kongres/web/ui/field.tsx';"]],
  },
  'nobody imports the desk: it travels to no visitor': {
    breaks: [
      ['apps/web/src/pages/x.tsx', "import '../../../desk/src/router.tsx';"],
      ['packages/contract/x.ts', "import '../../apps/desk/src/texts/pl.ts';"],
    ],
    keeps: [['apps/desk/src/main.tsx', "import './router.tsx';"]],
  },
  'zod classic never reaches the browser': {
    breaks: [
      ['apps/desk/src/x.ts', "import { z } from 'zod';"],
      ['apps/web/src/pages/x.tsx', "import { z } from 'zod';"],
      ['apps/web/src/ui/x.tsx', "import { z } from 'zod/v4';"],
      ['apps/web/src/features/order/x.ts', "const zod = await import('zod');"],
    ],
    keeps: [['apps/web/src/features/order/x.ts', "import { z } from 'zod/mini';"]],
  },
  'the api never imports the web': {
    breaks: [
      ['apps/api/src/payments/x.ts', "import '@kongres/web/page-table';"],
      ['apps/api/test/x.ts', "import '../../web/src/routing/page-table.ts';"],
    ],
    keeps: [['e2e/tests/x.spec.ts', "import '@kongres/web/page-table';"]],
  },
  'content imports nothing but itself, and what a page shows of it no entry and no check': {
    breaks: [
      ['packages/content/facts/x.ts', "import 'node:fs';"],
      ['packages/content/format/x.ts', "import { z } from 'zod/mini';"],
      ['packages/content/facts/x.ts', "import '../../contract/email.ts';"],
      ['packages/content/format/x.ts', "import { entriesOf } from '../model/read-entries.ts';"],
      ['packages/content/facts/x.ts', "import { entriesFolder } from '../config.ts';"],
    ],
    keeps: [
      ['packages/content/format/x.ts', "import { edition } from '../facts/edition.ts';"],
      ['packages/content/facts/x.test.ts', "import { test } from 'vitest';"],
      ['packages/content/checks/x.ts', "import 'node:fs';"],
      ['packages/content/config.ts', "import 'node:path';"],
    ],
  },
  'the model of the entries knows facts, zod and files alone': {
    breaks: [
      ['packages/content/model/x.ts', "import { formatDay } from '../format/date.ts';"],
      ['packages/content/model/x.ts', "import { entryFaults } from '../checks/entry-faults.ts';"],
      ['packages/content/model/x.ts', "import '@kongres/contract/email';"],
    ],
    keeps: [
      ['packages/content/model/x.ts', "import { topics } from '../facts/topics.ts';"],
      ['packages/content/model/x.ts', "import { entriesFolder } from '../config.ts';"],
      ['packages/content/model/x.ts', "import * as z from 'zod'; import 'node:fs';"],
    ],
  },
  'entries are read on the server: a page ships only those that it shows': {
    breaks: [
      ['apps/web/src/features/zones/x.tsx', "import '@kongres/content/model/read-entries';"],
      ['apps/web/src/page-table.ts', "import '@kongres/content/config';"],
      ['apps/web/src/pages/x.tsx', "import '@kongres/content/checks/entry-faults';"],
      ['apps/web/src/features/zones/x.tsx', "import { pictureOf } from '../../art/pictured.ts';"],
    ],
    keeps: [
      ['apps/web/src/features/zones/x.server.ts', "import '@kongres/content/model/read-entries';"],
      [
        'apps/web/src/features/zones/x.server.ts',
        "import { pictureOf } from '../../art/pictured.ts';",
      ],
      ['apps/web/src/x.test.ts', "import '@kongres/content/model/read-entries';"],
      ['apps/web/build-steps/x.ts', "import '@kongres/content/config';"],
    ],
  },
  'contract imports zod/mini and content/facts only': {
    breaks: [
      ['packages/contract/x.ts', "import { z } from 'zod';"],
      ['packages/contract/x.ts', "import '@kongres/content/format/date';"],
      ['packages/contract/x.ts', "import '../print/hex.ts';"],
    ],
    keeps: [
      ['packages/contract/x.ts', "import 'zod/mini'; import '@kongres/content/facts/tickets';"],
      ['packages/contract/x.ts', "export type { Email } from './email.ts';"],
      ['packages/contract/x.test.ts', "import { test } from 'vitest';"],
    ],
  },
  'print knows fonts, colours and paper: of ours it imports content alone': {
    breaks: [
      ['packages/print/x.ts', "import '../../apps/web/src/art/logo/logo.ts';"],
      ['packages/print/x.ts', "import '@kongres/contract/order';"],
      ['packages/print/x.ts', "import '@kongres/tools/stack/folders';"],
    ],
    keeps: [
      ['packages/print/x.ts', "import 'pdfkit'; import '@kongres/content/facts/brand';"],
      ['packages/print/x.ts', "import './hex.ts';"],
    ],
  },
  'what runs on a server without npm imports nothing but itself and Node': {
    breaks: [
      ['deploy/release/x.ts', "import { z } from 'zod';"],
      ['deploy/release/x.ts', "import '@kongres/content/facts/site';"],
      ['deploy/nginx/x.ts', "import '../../tools/stack/folders.ts';"],
    ],
    keeps: [
      ['deploy/release/x.ts', "import 'node:fs'; import '../nginx/fill-in.ts';"],
      ['deploy/release/x.test.ts', "import { test } from 'vitest';"],
    ],
  },
  'only payments speaks to Stripe': {
    breaks: [
      ['apps/api/src/mail/x.ts', "import Stripe from 'stripe';"],
      ['apps/api/src/orders/x.ts', "import type Stripe from 'stripe';"],
      ['apps/api/src/server.ts', "const { default: Stripe } = await import('stripe');"],
      ['apps/api/src/db/x.ts', "export { Stripe } from 'stripe';"],
    ],
    keeps: [['apps/api/src/payments/x.ts', "import Stripe from 'stripe';"]],
  },
  'only mail sends mail': {
    breaks: [
      ['apps/api/src/payments/x.ts', "import { createTransport } from 'nodemailer';"],
      ['apps/api/src/db/x.ts', "import type Mail from 'nodemailer/lib/mailer/index.js';"],
    ],
    keeps: [['apps/api/src/mail/x.ts', "import { createTransport } from 'nodemailer';"]],
  },
  'only db, schema and *-queries.ts know the database': {
    breaks: [
      ['apps/api/src/mail/x.ts', "import { Pool } from 'pg';"],
      ['apps/api/src/payments/x.ts', "import type { Pool } from 'pg';"],
    ],
    keeps: [
      ['apps/api/src/db/x.ts', "import { Pool } from 'pg';"],
      ['apps/api/src/orders/order-queries.ts', "import type { Pool } from 'pg';"],
    ],
  },
  'commands import what they command, never the other way': {
    breaks: [
      ['apps/api/src/orders/x.ts', "import '../cli/terminal/refusal.ts';"],
      ['apps/api/src/worker.ts', "import './cli/journal.ts';"],
    ],
    keeps: [
      ['apps/api/src/organiser.ts', "import './cli/run-organiser.ts';"],
      ['apps/api/src/cli/x.ts', "import '../orders/order.ts';"],
    ],
  },
  'routes import what they serve, never the other way': {
    breaks: [['apps/api/src/orders/x.ts', "import './order-route.ts';"]],
    keeps: [
      ['apps/api/src/app.ts', "import './orders/order-route.ts';"],
      ['apps/api/src/order-page/order-route.ts', "import './find-order.ts';"],
    ],
  },
  'process is a global, so that the linter sees who reads its environment': {
    breaks: [
      ['apps/api/src/orders/x.ts', "import { env } from 'node:process';"],
      ['tools/x.ts', "import process from 'process';"],
    ],
    keeps: [['apps/api/src/orders/x.ts', "import 'node:fs';"]],
  },
};

const rulesBrokenBy = ([path, source]: File) =>
  readImports(root, path, source).flatMap(({ target }) => brokenRules(importRules, path, target));

describe.each(Object.entries(proofs))('%s', (rule, { breaks, keeps }) => {
  test.each(breaks)('is broken by %s: %s', (...file) => {
    expect(rulesBrokenBy(file)).toContain(rule);
  });

  test.each(keeps)('is kept by %s: %s', (...file) => {
    expect(rulesBrokenBy(file)).not.toContain(rule);
  });
});

test('a file that two rules bind obeys both of them', () => {
  const rules: Record<'one' | 'other', ImportRule> = {
    one: { from: ['apps/**'], mayNotImport: ['stripe'] },
    other: { from: ['apps/api/**'], mayNotImport: ['pg', 'stripe'] },
  };
  expect(brokenRules(rules, 'apps/api/src/x.ts', 'stripe')).toEqual(['one', 'other']);
  expect(brokenRules(rules, 'apps/api/src/x.ts', 'pg')).toEqual(['other']);
});
