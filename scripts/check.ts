import { findBoundaryProblems } from './check/boundaries.ts'
import { findClientByteProblems } from './check/client-bytes.ts'
import { findDocumentSizeProblems } from './check/document-size.ts'
import { findGlossaryProblems } from './check/glossary.ts'
import { findHouseNameProblems } from './check/house-name.ts'
import { findLockProblems } from './check/lock-file.ts'
import { findMessageProblems } from './check/messages.ts'
import { findMigrationProblems } from './check/migrations.ts'
import { findNodeVersionProblems } from './check/node-version.ts'
import { findPathProblems } from './check/paths.ts'
import { findRuleProblems } from './check/rules.ts'
import { findSettingProblems } from './check/settings.ts'
import { describeSizes, findSizeProblems } from './check/sizes.ts'
import { findSpecMapProblems } from './check/spec-map.ts'

/** `npm run check [-- NAME …]`: the automated checks of our rules. Exit code 1 if one is broken. */
const CHECKS: Record<string, () => string[] | Promise<string[]>> = {
  boundaries: findBoundaryProblems,
  'document-size': findDocumentSizeProblems,
  glossary: findGlossaryProblems,
  'house-name': findHouseNameProblems,
  'lock-file': findLockProblems,
  messages: findMessageProblems,
  migrations: findMigrationProblems,
  'node-version': findNodeVersionProblems,
  paths: findPathProblems,
  sizes: findSizeProblems,
  rules: findRuleProblems,
  settings: findSettingProblems,
  'spec-map': findSpecMapProblems,
  'client-bytes': findClientByteProblems,
}

const requested = process.argv.slice(2)
for (const name of requested.length > 0 ? requested : Object.keys(CHECKS)) {
  const find = CHECKS[name]
  if (!find) {
    console.error(`There is no check "${name}": ${Object.keys(CHECKS).join(', ')}`)
    process.exit(1)
  }
  const problems = await find()
  if (name === 'sizes') console.log(describeSizes())
  for (const problem of problems) console.error(`${name}: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
