import { createDiscovery, type Discovery } from '#discovery/discovery.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Configuration } from '../config.ts'
import type { Core } from './core.ts'

/** The documents for crawlers and feed readers. With ROLE=services there are none. */
export async function createMachineDocuments(
  { clients, database, log }: Core,
  { role, publicOrigin, house }: Configuration,
): Promise<Discovery> {
  if (role === 'services') return { respond: () => null, close: async () => {} }
  return createDiscovery({
    clients,
    database,
    house,
    origin: publicOrigin,
    nowMs: () => systemClock().getTime(),
    report: (fault) => log.error({ err: fault }, 'a document for machines broke off'),
  })
}
