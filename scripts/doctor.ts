import { existsSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { type Configuration, readConfiguration } from '#server/config.ts'
import { startWarnings } from '#server/process/start-warnings.ts'
import { readSetupFacts } from '#server/setup/read-setup-facts.ts'
import { setupSteps } from '#server/setup/setup-steps.ts'
import { openDatabase } from '#services/kernel/database/database.ts'
import { makeWritableFolder } from '#services/kernel/make-folder.ts'
import { findPostgresPlace } from '#services/kernel/postgres/postgres-place.ts'
import { findPostmaster } from '#services/kernel/postgres/postgres-process.ts'
import { isStartFault } from '#services/kernel/start-fault.ts'
import { openShopDatabase } from './shop/open-database.ts'

/**
 * `npm run doctor`: checks everything that the shop needs on this machine, and how to fix what is missing.
 */
type Finding = { isWell: boolean; what: string }

const SPACE_NEEDED_BYTES = 1_000_000_000

const findings = await examine()
for (const { isWell, what } of findings) console.log(`${isWell ? 'ok   ' : 'FIX  '} ${what}`)
await printSetup()
process.exitCode = findings.every(({ isWell }) => isWell) ? 0 : 1

async function examine(): Promise<Finding[]> {
  const found: Finding[] = [well(`Node ${process.versions.node} on ${process.platform}-${process.arch}`)]
  const configuration = attempt(found, () => readConfiguration())
  if (!configuration) return found
  found.push(...startWarnings(configuration).map(mend))
  found.push(await examinePort(configuration), examineDatabase(configuration, found))
  found.push(await examineBrowser())
  return found
}

/** What the shop needs before it opens to the public. It is no fault of this machine, so the exit code stays. */
async function printSetup(): Promise<void> {
  const configuration = attempt([], () => readConfiguration())
  if (!configuration) return
  const { databaseUrl, dataFolder } = configuration
  if (databaseUrl === null && !findRunningCluster(dataFolder)) {
    console.log('\nStart the shop to see here what it needs before it opens to the public.')
    return
  }
  const place = await openShopDatabase(configuration)
  const database = openDatabase(place.url)
  try {
    console.log('\nBefore the shop opens to the public:')
    for (const { title, text, command, isDone } of setupSteps(
      await readSetupFacts(configuration, database),
    )) {
      console.log(`${isDone ? 'done ' : 'TO DO'} ${title}: ${text}`)
      if (command && !isDone) console.log(`        ${command}`)
    }
  } finally {
    await database.close()
    await place.close()
  }
}

function findRunningCluster(dataFolder: string) {
  const place = attempt([], () => findPostgresPlace(`${dataFolder}/postgres`))
  return place && findPostmaster(place.cluster)
}

async function examinePort({ host, port }: Configuration): Promise<Finding> {
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
  if (isFree) return well(`Port ${port} is free`)
  return mend(`Port ${port} is in use: stop the open shop, or choose another port with PORT=${port + 1}`)
}

function examineDatabase({ databaseUrl, dataFolder }: Configuration, found: Finding[]): Finding {
  if (databaseUrl) return well(`DATABASE_URL names ${new URL(databaseUrl).host}`)
  attempt(found, () => makeWritableFolder(dataFolder))
  const place = attempt(found, () => findPostgresPlace(`${dataFolder}/postgres`))
  if (!place) return mend('The embedded PostgreSQL has nowhere to run')
  const { bavail, bsize } = statfsSync(dataFolder)
  if (bavail * bsize < SPACE_NEEDED_BYTES) return mend(`Less than 1 GB is free for ${dataFolder}`)
  const state = !existsSync(place.cluster)
    ? 'not set up yet'
    : findPostmaster(place.cluster)
      ? 'running'
      : 'stopped'
  return well(`The embedded PostgreSQL is ${state}, in ${place.cluster}`)
}

/** Playwright, which knows its own browser, is only installed with the packages of the tests. */
async function examineBrowser(): Promise<Finding> {
  if (!existsSync('node_modules/@playwright/test')) {
    return well('No packages for tests yet: npm test installs them')
  }
  const { findInstalledChromium } = await import('./test/find-chromium.ts')
  const browser = findInstalledChromium()
  return well(browser ? `Chromium found at ${browser}` : 'No Chromium yet: npm test installs one')
}

function attempt<Value>(found: Finding[], work: () => Value): Value | null {
  try {
    return work()
  } catch (error) {
    if (!isStartFault(error)) throw error
    found.push(mend(error.message))
    return null
  }
}

function well(what: string): Finding {
  return { isWell: true, what }
}

function mend(what: string): Finding {
  return { isWell: false, what }
}
