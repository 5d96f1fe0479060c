import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#services/kernel/postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL cluster for the whole test run; each test file takes a database of its own from it. */
export default async function setup(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'bottega-test-'))
  const server = await startPostgres({ directory, isDurable: false })
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
