import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new folder for the data of a temporary shop. The caller removes it. */
export function makeScratchFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `shop-${purpose}-`))
  // If we are root, PostgreSQL runs as another account, which needs access.
  chmodSync(folder, 0o755)
  return folder
}
