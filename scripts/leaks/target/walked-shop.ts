import { house } from '@bottega/demo-house'
import { systemClock } from '#services/kernel/clock.ts'
import { type AttackedShop, openAttackedShop } from '../../attack/target/attacked-shop.ts'
import { plantCompanies } from '../companies/company-marks.ts'
import { type PlantedPrices, plantPrices } from '../prices/planted-prices.ts'

/** A shop with marked trade prices and marked companies, and the demonstration's people with their passwords. */
export type WalkedShop = AttackedShop & {
  readonly prices: PlantedPrices
  readonly passwords: Readonly<Record<string, string>>
}

/** Settings without effective rate limits, and with a log of every request. */
const SETTINGS = {
  LOG_LEVEL: 'info',
  PAGES_PER_MINUTE: '1000000',
  CHANGES_PER_MINUTE: '1000000',
  IMAGES_PER_MINUTE: '1000000',
  SERVICE_CALLS_PER_MINUTE: '1000000',
}
const BANK = {
  holder: 'Casa Prova',
  bankName: 'Banca Prova',
  iban: 'IT60X0542811101000000123456',
  bic: 'PROVITMM',
}

/** Opens a production shop whose people placed their past orders at marked prices. */
export async function openWalkedShop(): Promise<WalkedShop> {
  let prices: PlantedPrices = { trade: [], listed: new Set() }
  let passwords: Readonly<Record<string, string>> = {}
  const shop = await openAttackedShop({
    settings: SETTINGS,
    async prepare(database, dataFolder) {
      prices = await plantPrices(database)
      const seeded = await house.seedPeople(database, { dataFolder, bank: BANK, now: systemClock() })
      if (seeded.refusedOrders.length > 0) throw new Error(`Refused orders: ${seeded.refusedOrders}`)
      passwords = seeded.newPasswords ?? {}
      await plantCompanies(database)
    },
  })
  return { ...shop, prices, passwords }
}
