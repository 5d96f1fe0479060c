import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { RUN_PREFIX, removeAbandoned } from '#scripts/test/memory-folder.ts'
import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** Starts one PostgreSQL cluster for the test run; each test file creates a database of its own in it. */
export default async function setup(project: TestProject) {
  removeAbandoned(tmpdir())
  const directory = mkdtempSync(join(tmpdir(), `${RUN_PREFIX}${process.pid}-`))
  // As root, PostgreSQL runs under another account, which needs access.
  chmodSync(directory, 0o755)
  const server = await startPostgres({ directory, isDurable: false })
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
