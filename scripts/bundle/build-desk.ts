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
const EXCLUDED = /\.test\.tsx?$/
const STAMP = 'build/desk/.sources'

/** Builds the team's application unless its build is up to date, and logs when it does. */
export async function ensureDeskBuilt(): Promise<void> {
  const sources = hashSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  console.log('Building the desk …')
  await buildDesk(sources)
}

/** Installs the desk's packages, builds it, and compresses its files. Throws StartFault if that fails. */
export async function buildDesk(sources = hashSources()): Promise<void> {
  rmSync(STAMP, { force: true })
  installPackages('desk', 'Installing what the desk is built from (once) …')
  runVite('desk')
  await compressFiles('build/desk')
  writeFileSync(STAMP, sources)
}

function hashSources(): string {
  return hashFiles(SOURCES, EXCLUDED)
}
