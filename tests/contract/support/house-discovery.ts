import { createDiscovery, type Discovery } from '#discovery/discovery.ts'
import { readHouse } from '#server/house/read-house.ts'
import { type DemoShop, openDemoShop } from './demo-shop.ts'
import { NOW } from './embedded-content.ts'

/** The public origin of the shop of `openHouseDiscovery`. */
export const ORIGIN = 'https://shop.example'

type HouseDiscovery = { house: DemoShop; discovery: Discovery; errors: unknown[]; close(): Promise<void> }

/** The feeds, sitemaps and text files of the demonstration, and everything that was reported. */
export async function openHouseDiscovery(): Promise<HouseDiscovery> {
  const house = await openDemoShop()
  const errors: unknown[] = []
  const discovery = await createDiscovery({
    clients: house.clients,
    house: readHouse('house'),
    origin: ORIGIN,
    database: house.database,
    nowMs: () => NOW.getTime(),
    report: (error) => errors.push(error),
  })
  const close = async () => {
    await discovery.close()
    await house.close()
  }
  return { house, discovery, errors, close }
}
