import { startShop } from '../shop/running-shop.ts'
import { createSetup } from './bench-shop.ts'
import { atMost, type Figure } from './figures.ts'

const SECOND_START_MAX_SECONDS = 5

/** The time from the start of the built shop to its first page: with an empty data folder, and again. */
export async function measureStarts(): Promise<Figure[]> {
  const setup = await createSetup()
  try {
    const fresh = await startShop(setup)
    await fresh.stop()
    const second = await startShop(setup)
    await second.stop()
    return [
      { what: 'first start, empty data folder', value: `${fresh.startSeconds.toFixed(1)} s` },
      atMost('second start', second.startSeconds, SECOND_START_MAX_SECONDS, 's'),
    ]
  } finally {
    setup.cleanUp()
  }
}
