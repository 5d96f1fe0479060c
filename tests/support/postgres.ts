import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findPostmaster } from '#services/kernel/postgres/postgres-process.ts'
import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

const PREFIX = 'shop-test-'

/** Starts one PostgreSQL cluster for the test run; each test file creates a database of its own in it. */
export default async function setup(project: TestProject) {
  removeAbandoned()
  const directory = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // As root, PostgreSQL runs under another account, which needs access.
  chmodSync(directory, 0o755)
  const server = await startPostgres({ directory, isDurable: false })
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Stops and removes clusters of test runs that were killed. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir())) {
    const runner = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1])
    if (!runner || isRunning(runner)) continue
    const directory = join(tmpdir(), name)
    const postmaster = findPostmaster(join(directory, 'cluster'))
    if (postmaster) process.kill(postmaster.pid, 'SIGQUIT')
    rmSync(directory, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
