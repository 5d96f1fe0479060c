import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresPlace } from '#services/kernel/postgres/postgres-place.ts'
import { findPostmaster } from '#services/kernel/postgres/postgres-process.ts'
import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'

/** A separate PostgreSQL that can be frozen: it accepts connections but does not respond, like a host that hangs. */
export async function startFreezablePostgres() {
  const directory = mkdtempSync(join(tmpdir(), 'frozen-postgres-'))
  // When run as root, PostgreSQL uses another account.
  chmodSync(directory, 0o755)
  const server = await startPostgres({ directory, isDurable: false })
  const postmaster = findPostmaster(findPostgresPlace(directory).cluster)?.pid ?? 0
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of [postmaster, ...childrenOf(postmaster)]) sendSignal(pid, signal)
  }
  return {
    url: server.url,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      signalAll('SIGCONT')
      await server.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has just ended.
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === parent)
    .map(Number)
}

function parentOf(pid: string): number | null {
  try {
    // The name of the program is in parentheses, and may contain spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return null
  }
}
