import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { randomToken } from './secrets/random-id.ts'
import { StartFault } from './start-fault.ts'

/** Creates a folder with its parents, and checks that it is writable. Throws StartFault if it is not. */
export function makeWritableFolder(folder: string): void {
  try {
    makeWithParents(folder)
    const probe = join(folder, `.probe-${randomToken(6)}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new StartFault(
      `Cannot write to the folder ${folder} (${reason}): give this account permission, or set DATA_FOLDER to another folder.`,
    )
  }
}

/**
 * Creates one level at a time, since `recursive` never returns below a folder such as /proc, which allows no
 * subfolders.
 */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeWithParents(parent)
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  }
}
