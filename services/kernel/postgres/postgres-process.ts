import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A postmaster as its own pid file describes it. */
export type Postmaster = { pid: number; port: number }

/** The postmaster that now serves `cluster`, also one that outlived the process that started it; or null. */
export function findPostmaster(cluster: string): Postmaster | null {
  const postmaster = readPidFile(cluster)
  return postmaster && servesCluster(postmaster.pid, cluster) ? postmaster : null
}

/**
 * Removes a pid file that a killed postmaster left behind. PostgreSQL would do so itself, but gives up
 * when another program has meanwhile got the same process number, as happens in containers.
 */
export function removeStalePidFile(cluster: string): void {
  const postmaster = readPidFile(cluster)
  if (postmaster && !servesCluster(postmaster.pid, cluster)) rmSync(join(cluster, 'postmaster.pid'))
}

/** Whether process `pid` is a live (not merely unreaped) postmaster on `cluster`. */
export function servesCluster(pid: number, cluster: string): boolean {
  const command = commandOf(pid)
  return command.includes('postgres') && command.includes(cluster)
}

function readPidFile(cluster: string): Postmaster | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3] ?? 0) } : null
  } catch {
    return null
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    } catch {
      return ''
    }
  }
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}
