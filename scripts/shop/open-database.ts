import type { Configuration } from '#server/settings/config.ts'
import { POSTGRES_USER, readClusterPassword } from '#services/kernel/postgres/postgres-cluster.ts'
import { findPostgresPlace } from '#services/kernel/postgres/postgres-place.ts'
import { findPostmaster } from '#services/kernel/postgres/postgres-process.ts'
import { startPostgres } from '#services/kernel/postgres/postgres-server.ts'

/** Opens the shop's database for a script: the configured one, or the embedded one, which is started if necessary. */
export async function openShopDatabase({
  databaseUrl,
  dataFolder,
}: Pick<Configuration, 'databaseUrl' | 'dataFolder'>): Promise<{ url: string; close(): Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, close: async () => {} }
  const directory = `${dataFolder}/postgres`
  const { cluster } = findPostgresPlace(directory)
  const running = findPostmaster(cluster)
  if (running) {
    const url = `postgresql://${POSTGRES_USER}:${readClusterPassword(cluster)}@127.0.0.1:${running.port}/postgres`
    return { url, close: async () => {} }
  }
  const server = await startPostgres({ directory })
  return { url: server.url, close: () => server.stop() }
}
