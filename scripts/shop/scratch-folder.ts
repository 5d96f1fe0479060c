import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder for the data of a shop that lives only for a while. Its maker removes it. */
export function makeScratchFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `bottega-${purpose}-`))
  // PostgreSQL runs as another account when we are root, and has to get in.
  chmodSync(folder, 0o755)
  return folder
}
