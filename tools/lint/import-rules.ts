type Globs = readonly string[];

/** `<folder>` in a glob stands for the folder of the importing file, in every glob of the rule. */
export interface ImportRule {
  from: Globs;
  notFrom?: Globs;
  mayNotImport?: Globs;
  except?: Globs;
  mayOnlyImport?: Globs;
}

const ours = ['apps/**', 'packages/**', 'deploy/**', 'tools/**', 'e2e/**'];
const tests = ['**/*.test.{ts,tsx}'];

/** A file must obey every rule that applies to it. The key is the message. */
export const importRules = {
  'no app imports another app: what two of them share is a package': {
    from: ['apps/<folder>/**'],
    mayNotImport: ['apps/**'],
    except: ['apps/<folder>/**'],
  },
  'apps and packages import no tools, except in tests': {
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
  'only the router imports pages': {
    from: ours,
    notFrom: ['apps/web/src/routes/**', 'apps/web/src/routes.ts', 'apps/web/page-tests/**'],
    mayNotImport: ['apps/web/src/routes/**'],
  },
  'ui imports no other package of the project': {
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
  'content imports only itself; facts, format and texts import no model and no checks': {
    from: ['packages/content/**'],
    notFrom: [...tests, 'packages/content/config.ts', 'packages/content/{checks,model}/**'],
    mayOnlyImport: ['packages/content/{facts,format,texts}/**'],
  },
  'the model imports only facts, zod and the file system': {
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
  'only server code reads entries': {
    from: ['apps/web/src/**'],
    notFrom: [
      ...tests,
      '**/*.server.ts',
      'apps/web/src/illustrations/{entry-pictures,drawing-names}.ts',
    ],
    mayNotImport: [
      'packages/content/{model,checks}/**',
      'packages/content/config.ts',
      'apps/web/src/illustrations/{entry-pictures,drawing-names}.ts',
    ],
  },
  'contract imports zod/mini and content/facts only': {
    from: ['packages/contract/**'],
    notFrom: tests,
    mayOnlyImport: ['packages/contract/**', 'zod/mini', 'packages/content/facts/**'],
  },
  'pdf imports no package of the project except content': {
    from: ['packages/pdf/**'],
    mayNotImport: ours,
    except: ['packages/{pdf,content}/**'],
  },
  'deploy runs without npm: it imports only itself and Node': {
    from: ['deploy/**'],
    notFrom: tests,
    mayOnlyImport: ['deploy/**', 'node:*', 'node:*/**'],
  },
  'only payments imports stripe': {
    from: ['apps/api/src/**'],
    notFrom: ['apps/api/src/sales/payments/**'],
    mayNotImport: ['stripe', 'stripe/**'],
  },
  'only platform/email imports nodemailer': {
    from: ['apps/api/src/**'],
    notFrom: ['apps/api/src/platform/email/**'],
    mayNotImport: ['nodemailer', 'nodemailer/**'],
  },
  'only db and *.queries.ts import pg': {
    from: ['apps/api/src/**'],
    notFrom: ['apps/api/src/platform/db/**', '**/*.queries.ts'],
    mayNotImport: ['pg', 'pg/**'],
  },
  'only app.ts and desk.routes.ts import routes': {
    from: ['apps/api/src/**'],
    notFrom: ['apps/api/src/main/app.ts', 'apps/api/src/admin/routes/desk.routes.ts', ...tests],
    mayNotImport: ['apps/api/**/*.routes.ts'],
  },
  'process is not imported, so that oxlint finds every use of process.env': {
    from: ours,
    mayNotImport: ['process', 'node:process'],
  },
} satisfies Record<string, ImportRule>;

export type ImportRuleName = keyof typeof importRules;

/** Dynamic imports with computed names: build output, every facts module, one module per fact. */
export const importsByListing = [
  'apps/web/build-steps/prerender/worker.ts',
  'packages/content/checks/find-placeholders.ts',
  'tools/release/launch-check/fact-words.ts',
];
