import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes a folder this process's own and empty, so that several studios can share their work. Resolves to false
 * when a process that still runs has it; what a stopped one left is taken over.
 */
export async function claimFolder(folder: string): Promise<boolean> {
  if (!(await makeFolder(folder))) {
    if (await isOwnerAlive(folder)) return false
    await rm(folder, { recursive: true, force: true })
    if (!(await makeFolder(folder))) return false
  }
  await writeFile(join(folder, 'owner'), String(process.pid))
  return true
}

async function makeFolder(folder: string): Promise<boolean> {
  await mkdir(join(folder, '..'), { recursive: true })
  return mkdir(folder).then(
    () => true,
    () => false,
  )
}

async function isOwnerAlive(folder: string): Promise<boolean> {
  const owner = Number(await readFile(join(folder, 'owner'), 'utf8').catch(() => ''))
  try {
    return owner > 0 && process.kill(owner, 0)
  } catch {
    return false
  }
}
