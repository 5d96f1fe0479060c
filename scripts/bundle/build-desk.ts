import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { installPackages, runVite } from './build-application.ts'
import { compressFiles } from './compress-files.ts'
import { hashFiles } from './hash-files.ts'

/** The sources of the desk; its packages are determined by its lock file. */
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

/** Builds the team's application unless its build is up to date, and says so. */
export async function ensureDeskBuilt(): Promise<void> {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the desk …')
  await buildDesk(sources)
}

/** Installs the desk's packages, builds it, and compresses its files. Throws StartFault if that fails. */
export async function buildDesk(sources = hashOfSources()): Promise<void> {
  rmSync(STAMP, { force: true })
  installPackages('desk', 'Installing what the desk is built from (once) …')
  runVite('desk')
  await compressFiles('build/desk')
  writeFileSync(STAMP, sources)
}

function hashOfSources(): string {
  return hashFiles(SOURCES, NOT_BUILT)
}
