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
  'no app imports another app: what two of them share is a package': {
    from: ['apps/<room>/**'],
    mayNotImport: ['apps/**'],
    except: ['apps/<room>/**'],
  },
  'the product imports no tool; its tests may': {
    from: ['apps/*/src/**', 'packages/**'],
    notFrom: tests,
    mayNotImport: ['tools/**', 'e2e/**'],
  },
  'a page imports features, components and the layout; parts of an interface belong in a feature': {
    from: ['apps/web/src/routes/**'],
    mayOnlyImport: ['apps/web/src/{routes,features,components,layout}/**', 'react', 'react-router'],
  },
  'a page imports no page: what two pages share is a feature or a component': {
    from: ['apps/web/src/routes/**'],
    mayNotImport: ['apps/web/src/routes/**'],
  },
  'only the router knows the pages': {
    from: ours,
    notFrom: ['apps/web/src/routes/**', 'apps/web/src/routes.ts', 'apps/web/page-tests/**'],
    mayNotImport: ['apps/web/src/routes/**'],
  },
  'ui knows nothing of congresses: it imports nothing else of ours': {
    from: ['packages/ui/**'],
    notFrom: tests,
    mayNotImport: ours,
    except: ['packages/ui/**'],
  },
  'zod classic never reaches the browser': {
    from: ['apps/web/**', 'apps/desk/**', 'packages/ui/**'],
    mayNotImport: ['zod', 'zod/**'],
    except: ['zod/mini'],
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
    notFrom: [...tests, '**/*.server.ts', 'apps/web/src/illustrations/{pictured,drawing-names}.ts'],
    mayNotImport: [
      'packages/content/{model,checks}/**',
      'packages/content/config.ts',
      'apps/web/src/illustrations/{pictured,drawing-names}.ts',
    ],
  },
  'contract imports zod/mini and content/facts only': {
    from: ['packages/contract/**'],
    notFrom: tests,
    mayOnlyImport: ['packages/contract/**', 'zod/mini', 'packages/content/facts/**'],
  },
  'pdf knows fonts, colours and paper: of ours it imports content alone': {
    from: ['packages/pdf/**'],
    mayNotImport: ours,
    except: ['packages/{pdf,content}/**'],
  },
  'what runs on a server without npm imports nothing but itself and Node': {
    from: ['deploy/**'],
    notFrom: tests,
    mayOnlyImport: ['deploy/**', 'node:*', 'node:*/**'],
  },
  'only payments speaks to Stripe': {
    from: ['apps/api/src/**'],
    notFrom: ['apps/api/src/sales/payments/**'],
    mayNotImport: ['stripe', 'stripe/**'],
  },
  'only mail sends mail': {
    from: ['apps/api/src/**'],
    notFrom: ['apps/api/src/platform/mail/**'],
    mayNotImport: ['nodemailer', 'nodemailer/**'],
  },
  'only db and *-queries.ts know the database': {
    from: ['apps/api/src/**'],
    notFrom: ['apps/api/src/platform/db/**', '**/*-queries.ts'],
    mayNotImport: ['pg', 'pg/**'],
  },
  'routes import what they serve, never the other way': {
    from: ['apps/api/src/**'],
    notFrom: ['apps/api/src/main/app.ts', ...tests],
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
  'tools/release/launch-check/fact-words.ts',
];
