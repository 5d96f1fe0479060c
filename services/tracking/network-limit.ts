/** Networks that are remembered; beyond that all start again. */
const NETWORKS_MAX = 50_000

/**
 * Limits the batches of a network in a minute, in the memory of this process: a count in the database for each batch would cost more than
 * the batch. A network is a keyed name, which is forgotten with its minute.
 */
export function createNetworkLimit(perMinute: number, nowMs: () => number): (network: string) => boolean {
  let minute = 0
  let counts = new Map<string, number>()
  return (network) => {
    const current = Math.floor(nowMs() / 60_000)
    if (current !== minute || counts.size >= NETWORKS_MAX) {
      minute = current
      counts = new Map()
    }
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    return count <= perMinute
  }
}
