import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { StartFault } from '#services/kernel/start-fault.ts'
import { buildDesk, ensureDeskBuilt } from './build-desk.ts'
import { compressFiles } from './compress-files.ts'
import { hashFiles } from './hash-files.ts'

/** The sources of the build, without tests and migrations; of the demonstration house only its loader. */
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
const EXCLUDED = /\.test\.tsx?$|\/migrations\/|^messages\/desk\//
const STAMP = 'build/.sources'

/** Builds the shop and the desk unless their builds are up to date, and logs what it builds. */
export async function ensureBuilt(): Promise<void> {
  await ensureShopBuilt()
  await ensureDeskBuilt()
}

/** Builds the shop and the desk unconditionally. */
export async function buildAll(): Promise<void> {
  await buildShop()
  await buildDesk()
}

async function ensureShopBuilt(): Promise<void> {
  const sources = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the shop …')
  await buildShop(sources)
}

/** Builds the browser and server bundles, and compresses what browsers load. Throws StartFault if that fails. */
async function buildShop(sources = hashSources()): Promise<void> {
  rmSync(STAMP, { force: true })
  const result = spawnSync(
    process.execPath,
    ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (result.status !== 0) {
    console.error(result.stdout + result.stderr)
    throw new StartFault('The build failed: see the message above.')
  }
  await compressFiles('build/client')
  writeFileSync(STAMP, sources)
}

function hashSources(): string {
  return hashFiles([...SOURCES, ...SOURCE_FILES], EXCLUDED)
}
