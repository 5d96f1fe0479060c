import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a new folder for the data of a temporary shop. The caller deletes it. */
export function makeScratchFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `shop-${purpose}-`))
  // When we run as root, PostgreSQL runs as another account, which needs access.
  chmodSync(folder, 0o755)
  return folder
}
