/** A glob over paths from the root of the repository and over the names of packages. */
type Globs = readonly string[];

/**
 * `<room>` in a glob stands for one folder: the one that holds the importing file, in every glob of
 * the rule.
 */
export interface ImportRule {
  /** The files that the rule binds. */
  from: Globs;
  /** Files among them that it does not bind. */
  notFrom?: Globs;
  /** What they may not import, apart from what `except` names. */
  mayNotImport?: Globs;
  except?: Globs;
  /** All that they may import. */
  mayOnlyImport?: Globs;
}

const ours = ['apps/**', 'packages/**', 'deploy/**', 'tools/**', 'e2e/**'];
const tests = ['**/*.test.{ts,tsx}'];

/**
 * Every rule holds for itself: a file obeys all the rules that bind it, and none replaces another.
 * The key is the message.
 */
export const importRules = {
  'a page imports features, blocks and the frame; parts of an interface belong in a feature': {
    from: ['apps/web/src/pages/**'],
    mayOnlyImport: ['apps/web/src/{pages,features,blocks,frame}/**', 'react', 'react-router'],
  },
  'a page imports no page: what two pages share is a feature or a block': {
    from: ['apps/web/src/pages/**'],
    mayNotImport: ['apps/web/src/pages/**'],
  },
  'only the router knows the pages': {
    from: ours,
    notFrom: ['apps/web/src/pages/**', 'apps/web/src/routes.ts', 'apps/web/page-tests/**'],
    mayNotImport: ['apps/web/src/pages/**'],
  },
  'the frame surrounds the pages: nothing that stands in a page imports it': {
    from: ['apps/web/src/{api,art,blocks,edition,features,i18n,routing}/**'],
    mayNotImport: ['apps/web/src/frame/**'],
  },
  'a feature imports no other feature: what two of them share is a block': {
    from: ['apps/web/src/features/<room>/**'],
    mayNotImport: ['apps/web/src/features/**'],
    except: ['apps/web/src/features/<room>/**'],
  },
  'only pages compose features; the frame has its search, loaded when it is first used': {
    from: ['apps/web/src/{api,art,blocks,edition,frame,i18n,routing}/**', 'apps/web/src/*'],
    notFrom: ['apps/web/src/frame/search/load-search.ts'],
    mayNotImport: ['apps/web/src/features/**'],
  },
  'a block stands on ui, i18n, routing, art, edition and api': {
    from: ['apps/web/src/blocks/**'],
    mayNotImport: ['apps/web/**'],
    except: ['apps/web/src/{blocks,ui,i18n,routing,art,edition,api}/**'],
  },
  'what blocks stand on imports no block': {
    from: ['apps/web/src/{api,art,edition,i18n,routing}/**'],
    mayNotImport: ['apps/web/src/blocks/**'],
  },
  'ui knows nothing of congresses: it imports no other room': {
    from: ['apps/web/src/ui/**'],
    mayNotImport: ours,
    except: ['apps/web/src/ui/**'],
  },
  'the web never imports the api': {
    from: ['apps/web/**'],
    mayNotImport: ['apps/api/**'],
  },
  'the desk takes bricks and the mark from the site, and nothing else': {
    from: ['apps/desk/**'],
    mayNotImport: ['apps/web/**', 'apps/api/**'],
    except: ['apps/web/src/ui/**', 'apps/web/src/art/logo/logo-bars.ts'],
  },
  'nobody imports the desk: it travels to no visitor': {
    from: ['apps/web/**', 'apps/api/**', 'packages/**'],
    mayNotImport: ['apps/desk/**'],
  },
  'zod classic never reaches the browser': {
    from: ['apps/web/**', 'apps/desk/**'],
    mayNotImport: ['zod', 'zod/**'],
    except: ['zod/mini'],
  },
  'the api never imports the web': {
    from: ['apps/api/**'],
    mayNotImport: ['apps/web/**'],
  },
  'content imports nothing but itself, and what a page shows of it no entry and no check': {
    from: ['packages/content/**'],
    notFrom: [...tests, 'packages/content/config.ts', 'packages/content/{checks,model}/**'],
    mayOnlyImport: ['packages/content/{facts,format,texts}/**'],
  },
  'the model of the entries knows facts, zod and files alone': {
    from: ['packages/content/model/**'],
    notFrom: tests,
    mayOnlyImport: [
      'packages/content/{facts,model}/**',
      'packages/content/config.ts',
      'zod',
      'node:fs',
      'node:path',
    ],
  },
  'entries are read on the server: a page ships only those that it shows': {
    from: ['apps/web/src/**'],
    notFrom: [...tests, '**/*.server.ts', 'apps/web/src/art/{pictured,drawing-names}.ts'],
    mayNotImport: [
      'packages/content/{model,checks}/**',
      'packages/content/config.ts',
      'apps/web/src/art/{pictured,drawing-names}.ts',
    ],
  },
  'contract imports zod/mini and content/facts only': {
    from: ['packages/contract/**'],
    notFrom: tests,
    mayOnlyImport: ['packages/contract/**', 'zod/mini', 'packages/content/facts/**'],
  },
  'print knows fonts, colours and paper: of ours it imports content alone': {
    from: ['packages/print/**'],
    mayNotImport: ours,
    except: ['packages/{print,content}/**'],
  },
  'what runs on a server without npm imports nothing but itself and Node': {
    from: ['deploy/**'],
    notFrom: tests,
    mayOnlyImport: ['deploy/**', 'node:*', 'node:*/**'],
  },
  'only payments speaks to Stripe': {
    from: ['apps/api/src/**'],
    notFrom: ['apps/api/src/payments/**'],
    mayNotImport: ['stripe', 'stripe/**'],
  },
  'only mail sends mail': {
    from: ['apps/api/src/**'],
    notFrom: ['apps/api/src/mail/**'],
    mayNotImport: ['nodemailer', 'nodemailer/**'],
  },
  'only db, schema and *-queries.ts know the database': {
    from: ['apps/api/src/**'],
    notFrom: ['apps/api/src/{db,schema}/**', '**/*-queries.ts'],
    mayNotImport: ['pg', 'pg/**'],
  },
  'commands import what they command, never the other way': {
    from: ['apps/api/src/**'],
    notFrom: ['apps/api/src/organiser.ts', 'apps/api/src/cli/**'],
    mayNotImport: ['apps/api/src/cli/**', 'apps/api/src/organiser.ts'],
  },
  'routes import what they serve, never the other way': {
    from: ['apps/api/src/**'],
    notFrom: ['apps/api/src/app.ts', ...tests],
    mayNotImport: ['apps/api/**/*-route.ts'],
  },
  'process is a global, so that the linter sees who reads its environment': {
    from: ours,
    mayNotImport: ['process', 'node:process'],
  },
} satisfies Record<string, ImportRule>;

export type ImportRuleName = keyof typeof importRules;

/** The first runs what the build has just written, the second reads every file of a folder, the third one file anew for each fact: none can name them. */
export const importsByListing = [
  'apps/web/build-steps/prerender/worker.ts',
  'packages/content/checks/find-placeholders.ts',
  'tools/launch/fact-words.ts',
];
