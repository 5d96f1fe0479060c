import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the first of these programs that is installed; null if there is none. */
export function findProgram(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync) ?? null
}

/** Installs Debian packages if this process may; the message names the first one. */
export function installPackages(name: string, ...others: string[]): void {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return
  console.log(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name, ...others],
  ])
    spawnSync('apt-get', args, { stdio: 'inherit', env })
}
