import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckId } from '../../acceptance/checks.ts';
import { recordResult } from '../../acceptance/results.ts';
import { rootFolder } from '../../lib/folders.ts';
import { queryRegistry, type Verdict } from './query-registry.ts';
import {
  createBill,
  validateBill,
  formatLicenceCounts,
  type Lockfile,
} from './bill-of-materials.ts';
import { scanBuild, scanHistory, scanRepository } from './scan-secrets.ts';

recordCheck('bill-of-materials', checkBillOfMaterials);
recordCheck('secrets', checkSecrets);
recordCheck('audit', () => queryRegistry(['--audit-level=high']));
recordCheck('signatures', () => queryRegistry(['signatures']));

function recordCheck(check: CheckId, judge: () => Verdict) {
  let verdict: Verdict;
  try {
    verdict = judge();
  } catch (error) {
    verdict = { figure: error instanceof Error ? error.message : String(error), result: 'failed' };
  }
  console.log(`${check}: ${verdict.result}, ${verdict.figure}`);
  recordResult({ check, ...verdict });
  if (verdict.result === 'failed') process.exitCode = 1;
}

function checkBillOfMaterials(): Verdict {
  const bill = createBill();
  const reports = join(rootFolder, '.reports');
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, 'sbom.cyclonedx.json'), JSON.stringify(bill, null, 2));
  const lock = JSON.parse(readFileSync(join(rootFolder, 'package-lock.json'), 'utf8')) as Lockfile;
  const faults = validateBill(bill, lock);
  const figure = `${bill.components.length} packages: ${formatLicenceCounts(bill)}`;
  return faults.length > 0
    ? { figure: `${figure}; ${faults.join('; ')}`, result: 'failed' }
    : { figure, result: 'passed' };
}

function checkSecrets(): Verdict {
  const history = scanHistory();
  const found = [...scanRepository(), ...scanBuild(), ...(history ?? [])];
  for (const line of found) console.log(line);
  if (found.length > 0) return { figure: `${found.length} found`, result: 'failed' };
  return history
    ? { figure: 'none in repository, build and history', result: 'passed' }
    : {
        figure: 'none in repository and build; no git history',
        result: 'not available here',
      };
}
