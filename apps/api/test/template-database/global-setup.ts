import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { dropDatabase } from '@kongres/tools/dev/stack/database';
import { Refusal } from '@kongres/tools/lib/refusal';
import { databaseServer } from '../config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of the database that the run's test databases are copied from. */
    templateDatabase: string;
  }
}

/** Names the run's template database and drops it at the end; the first test that needs it creates it. */
export default function setup(project: TestProject) {
  const name = `kongres_test_template_${randomUUID().replaceAll('-', '')}`;
  project.provide('templateDatabase', name);
  return async () => {
    const url = new URL(databaseServer);
    url.pathname = name;
    try {
      await dropDatabase(url.href);
    } catch (error) {
      // A run without database tests needs no server.
      if (!(error instanceof Refusal)) throw error;
    }
  };
}
