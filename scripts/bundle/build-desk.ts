import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { StartFault } from '#services/kernel/start-fault.ts'
import { compressFiles } from './compress-files.ts'
import { hashFiles } from './hash-files.ts'

/** What the desk is made of; its packages are those of its lock file. */
const SOURCES = [
  'app/i18n/messages',
  'app/styles/fonts.css',
  'contracts',
  'desk',
  'domain',
  'messages/desk',
  'package-lock.json',
]
const NOT_BUILT = /\.test\.tsx?$/
const STAMP = 'build/desk/.sources'
const PACKAGES_STAMP = 'desk/node_modules/.packages-installed'

/** Builds the team's application unless the build is of the current sources, and reports that. */
export async function ensureDeskBuilt(): Promise<void> {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the desk …')
  await buildDesk(sources)
}

/** Installs the desk's packages, builds it, and compresses its files. Throws StartFault if that fails. */
export async function buildDesk(sources = hashOfSources()): Promise<void> {
  rmSync(STAMP, { force: true })
  installPackages()
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'desk', '--logLevel', 'error'])
  await compressFiles('build/desk')
  writeFileSync(STAMP, sources)
}

/** The packages are needed to build only: the running shop serves files. */
function installPackages(): void {
  const wanted = hashFiles(['desk/package-lock.json'], NOT_BUILT)
  if (existsSync(PACKAGES_STAMP) && readFileSync(PACKAGES_STAMP, 'utf8') === wanted) return
  console.log('Installing what the desk is built from (once) …')
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm']
  const [command = 'npm', ...first] = npm
  run(command, [
    ...first,
    'ci',
    '--prefix',
    'desk',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  writeFileSync(PACKAGES_STAMP, wanted)
}

function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, NODE_ENV: 'production' }
  const done = spawnSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', env })
  if (done.status === 0) return
  console.error((done.stdout ?? '') + (done.stderr ?? ''))
  throw new StartFault('The build of the desk failed: see the message above.')
}

function hashOfSources(): string {
  return hashFiles(SOURCES, NOT_BUILT)
}
