import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A postmaster as described by its own pid file. */
export type Postmaster = { pid: number; port: number }

/** Finds the postmaster that serves `cluster`, even if it outlived the process that started it, or null. */
export function findPostmaster(cluster: string): Postmaster | null {
  const postmaster = readPidFile(cluster)
  return postmaster && servesCluster(postmaster.pid, cluster) ? postmaster : null
}

/**
 * Removes the pid file of a killed postmaster. PostgreSQL would do so itself, but gives up if another program has
 * received the same process number since, as happens in containers.
 */
export function removeStalePidFile(cluster: string): void {
  const postmaster = readPidFile(cluster)
  if (postmaster && !servesCluster(postmaster.pid, cluster)) rmSync(join(cluster, 'postmaster.pid'))
}

/** Returns whether process `pid` is a running postmaster (not a zombie) on `cluster`. */
export function servesCluster(pid: number, cluster: string): boolean {
  const command = readCommand(pid)
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

function readCommand(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    } catch {
      return ''
    }
  }
  return spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}
