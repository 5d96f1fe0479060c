import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Creates an empty folder owned by this process, so that several studios can share their work. Resolves to false if a
 * running process owns it; a folder left by a stopped process is reused.
 */
export async function claimFolder(folder: string): Promise<boolean> {
  await mkdir(dirname(folder), { recursive: true })
  const own = await mkdtemp(`${folder}.`)
  await writeFile(join(own, 'owner'), String(process.pid))
  if (await moveTo(folder, own)) return true
  if (!(await isOwnerAlive(folder))) {
    await releaseFolder(folder)
    if (await moveTo(folder, own)) return true
  }
  await rm(own, { recursive: true })
  return false
}

/** Deletes a claimed folder. It is renamed first, so that no other studio finds it half deleted. */
export async function releaseFolder(folder: string): Promise<void> {
  const old = await mkdtemp(`${folder}.`)
  await rename(folder, old).catch(() => undefined)
  await rm(old, { recursive: true })
}

/** Moves a folder that names its owner to a path that must not exist yet. Resolves to whether it was moved. */
function moveTo(folder: string, own: string): Promise<boolean> {
  return rename(own, folder).then(
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
