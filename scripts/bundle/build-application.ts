import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { StartFault } from '#services/kernel/start-fault.ts'
import { hashFiles } from './hash-files.ts'

/**
 * Installs the packages of an application in its own folder, unless the installed ones match its lock file. They are
 * only needed to build, because the running shop serves files. Throws StartFault if that fails.
 */
export function installPackages(folder: string, notice: string): void {
  const stamp = `${folder}/node_modules/.packages-installed`
  const expectedHash = hashFiles([`${folder}/package-lock.json`], NONE)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expectedHash) return
  console.log(notice)
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm']
  const [command = 'npm', ...npmArgs] = npm
  run(folder, command, [
    ...npmArgs,
    'ci',
    '--prefix',
    folder,
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  writeFileSync(stamp, expectedHash)
}

const NONE = /^$/

/** Checks the types of an application with the compiler in its folder. Throws StartFault if there are errors. */
export function checkTypes(folder: string): void {
  run(folder, process.execPath, [`${folder}/node_modules/typescript/bin/tsc`, '--project', folder])
}

/** Builds the application in a folder with the shop's Vite. Throws StartFault if that fails. */
export function runVite(folder: string): void {
  run(folder, process.execPath, ['node_modules/vite/bin/vite.js', 'build', folder, '--logLevel', 'error'])
}

function run(folder: string, command: string, args: readonly string[]): void {
  const env = { ...process.env, NODE_ENV: 'production' }
  const result = spawnSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', env })
  if (result.status === 0) return
  console.error((result.stdout ?? '') + (result.stderr ?? ''))
  throw new StartFault(`The build of ${folder}/ failed: see the message above.`)
}
