import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFault } from '#services/kernel/start-fault.ts'
import { compressFiles } from './compress-files.ts'

/** What the build is made of, without tests and migrations; of the demonstration house only what loads it. */
const SOURCES = [
  'app',
  'clients',
  'contracts',
  'demo/loader',
  'demo/people',
  'discovery',
  'domain',
  'messages',
  'server',
  'services',
  'workers',
]
const SOURCE_FILES = ['package-lock.json', 'react-router.config.ts', 'tsconfig.json', 'vite.config.ts']
const NOT_BUILT = /\.test\.tsx?$|\/migrations\//
const STAMP = 'build/.sources'

/** Builds the shop unless the build is of the current sources, and reports that. */
export async function ensureBuilt(): Promise<void> {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the shop …')
  await buildShop(sources)
}

/** Builds browser and server bundles, and compresses what browsers load. Throws StartFault if it fails. */
export async function buildShop(sources = hashOfSources()): Promise<void> {
  rmSync(STAMP, { force: true })
  const done = spawnSync(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (done.status !== 0) {
    console.error(done.stdout + done.stderr)
    throw new StartFault('The build failed: see the message above.')
  }
  await compressFiles('build/client')
  writeFileSync(STAMP, sources)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const path of [...SOURCES.flatMap(filesIn), ...SOURCE_FILES].sort()) {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  }
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !NOT_BUILT.test(path))
}
