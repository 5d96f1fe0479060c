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

/** Starts one PostgreSQL cluster for the test run, in which each test file creates its own database. */
export default async function setup(project: TestProject) {
  removeAbandoned(tmpdir())
  const directory = mkdtempSync(join(tmpdir(), `${RUN_PREFIX}${process.pid}-`))
  // When run as root, PostgreSQL uses another account, which needs access.
  chmodSync(directory, 0o755)
  const server = await startPostgres({ directory, isDurable: false })
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
