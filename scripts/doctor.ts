import { existsSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { checkDatabase } from '#server/compose/prepare-database.ts'
import { startWarnings } from '#server/process/start-warnings.ts'
import { type Configuration, readConfiguration } from '#server/settings/config.ts'
import { readSetupFacts } from '#server/setup/read-setup-facts.ts'
import { type SetupStep, setupSteps } from '#server/setup/setup-steps.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { postgresCode } from '#services/kernel/database/postgres-code.ts'
import { makeWritableFolder } from '#services/kernel/make-folder.ts'
import { findPostgresPlace } from '#services/kernel/postgres/postgres-place.ts'
import { findPostmaster } from '#services/kernel/postgres/postgres-process.ts'
import { isStartFault } from '#services/kernel/start-fault.ts'
import { openShopDatabase } from './shop/open-database.ts'

/**
 * `npm run doctor`: checks everything that the shop needs on this machine, and prints how to fix what is missing and
 * what comes next: the first start, or what the shop needs before it opens to the public.
 */
type Finding = { isOk: boolean; what: string }
/** Whether the shop's tables can be read, or do not exist before the first start. */
type DatabaseState = 'available' | 'not set up' | 'unavailable'

const SPACE_NEEDED_BYTES = 1_000_000_000
/** PostgreSQL's `undefined_table`, `undefined_column` and `invalid_schema_name`. */
const NO_TABLES: ReadonlySet<string> = new Set(['42P01', '42703', '3F000'])

const findings: Finding[] = [ok(`Node ${process.versions.node} on ${process.platform}-${process.arch}`)]
const configuration = attempt(findings, () => readConfiguration())
const state = configuration && (await examine(configuration, findings))
for (const { isOk, what } of findings) console.log(`${isOk ? 'ok   ' : 'FIX  '} ${what}`)
if (configuration && state !== 'unavailable') {
  const steps = state === 'not set up' ? null : await readSteps(configuration)
  printOutlook(configuration, steps)
}
process.exitCode = findings.every(({ isOk }) => isOk) ? 0 : 1

async function examine(settings: Configuration, found: Finding[]): Promise<DatabaseState> {
  found.push(...startWarnings(settings).map(toFix))
  found.push(await examinePort(settings))
  const [state, finding] = settings.databaseUrl
    ? await examineOwnDatabase(settings.databaseUrl)
    : examineEmbeddedDatabase(settings, found)
  found.push(finding, await examineBrowser())
  return state
}

/** Reads what the shop needs before it opens to the public; null while its database has no tables. */
async function readSteps(settings: Configuration): Promise<SetupStep[] | null> {
  const shopDatabase = await openShopDatabase(settings)
  const database = openDatabase(shopDatabase.url)
  try {
    return setupSteps(await readSetupFacts(settings, database))
  } catch (error) {
    if (NO_TABLES.has(postgresCode(error) ?? '')) return null
    throw error
  } finally {
    await database.close()
    await shopDatabase.close()
  }
}

/** Prints what comes next. It does not affect the exit code, because it is not a problem of this machine. */
function printOutlook(settings: Configuration, steps: SetupStep[] | null): void {
  if (steps === null) {
    console.log('\nThe first start:')
    for (const line of firstStart(settings)) console.log(`      ${line}`)
    return
  }
  console.log('\nBefore the shop opens to the public:')
  for (const { title, text, command, isDone } of steps) {
    console.log(`${isDone ? 'done ' : 'TO DO'} ${title}: ${text}`)
    if (!isDone && command) console.log(`      ${command}`)
  }
}

function firstStart(settings: Configuration): string[] {
  const { databaseUrl, dataFolder, demonstration, isEmpty, publicOrigin, house } = settings
  return [
    ...(existsSync('build/server/index.js') ? [] : ['builds the shop, which takes about a minute']),
    databaseUrl === null
      ? `starts its own PostgreSQL in ${dataFolder}, and creates its tables`
      : `creates its tables in the database of DATABASE_URL`,
    demonstration !== 'off' && !isEmpty
      ? 'loads the demonstration house, and prints the passwords of its people'
      : 'opens without products: this command then says what the shop needs before it opens to the public',
    `opens ${house.name} at ${publicOrigin}`,
  ]
}

async function examinePort({ host, port }: Configuration): Promise<Finding> {
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
  if (isFree) return ok(`Port ${port} is free`)
  return toFix(`Port ${port} is in use: stop the open shop, or choose another port with PORT=${port + 1}`)
}

async function examineOwnDatabase(url: string): Promise<[DatabaseState, Finding]> {
  try {
    await checkDatabase(url)
    return ['available', ok(`The database of DATABASE_URL responds at ${new URL(url).host}`)]
  } catch (error) {
    if (!isStartFault(error)) throw error
    return ['unavailable', toFix(error.message)]
  }
}

/** The check does not start the database, so the tables can only be read while the shop runs. */
function examineEmbeddedDatabase({ dataFolder }: Configuration, found: Finding[]): [DatabaseState, Finding] {
  attempt(found, () => makeWritableFolder(dataFolder))
  const place = attempt(found, () => findPostgresPlace(`${dataFolder}/postgres`))
  if (!place) return ['unavailable', toFix('The embedded PostgreSQL has nowhere to run')]
  const { bavail, bsize } = statfsSync(dataFolder)
  if (bavail * bsize < SPACE_NEEDED_BYTES)
    return ['unavailable', toFix(`Less than 1 GB is free for ${dataFolder}`)]
  const isRunning = findPostmaster(place.cluster) !== null
  if (isRunning) return ['available', ok(`The embedded PostgreSQL is running, in ${place.cluster}`)]
  if (!existsSync(place.cluster))
    return ['not set up', ok(`The embedded PostgreSQL is not set up yet, in ${place.cluster}`)]
  const what = `The embedded PostgreSQL is stopped, in ${place.cluster}: start the shop to see here what it still needs`
  return ['unavailable', ok(what)]
}

/** Finding the browser requires Playwright, which is only installed with the packages for tests. */
async function examineBrowser(): Promise<Finding> {
  if (!existsSync('node_modules/@playwright/test')) {
    return ok('No packages for tests yet: npm test installs them')
  }
  const { findInstalledChromium } = await import('./test/find-chromium.ts')
  const browser = findInstalledChromium()
  return ok(browser ? `Chromium found at ${browser}` : 'No Chromium yet: npm test installs one')
}

function attempt<Value>(found: Finding[], action: () => Value): Value | null {
  try {
    return action()
  } catch (error) {
    if (!isStartFault(error)) throw error
    found.push(toFix(error.message))
    return null
  }
}

function ok(what: string): Finding {
  return { isOk: true, what }
}

function toFix(what: string): Finding {
  return { isOk: false, what }
}
