import { isNull } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import { discounts, giftCards } from '../../tables/discount-tables.ts'
import { digestCode } from './gift-cards.ts'

/**
 * Adds the promotions and gift cards of the demonstration. Existing ones are not changed, so seeding twice is
 * safe.
 */
export async function seedDiscounts({ db }: Database): Promise<void> {
  const automatic = await db.select({ title: discounts.title }).from(discounts).where(isNull(discounts.code))
  const missing = DISCOUNTS.filter(({ code, title }) => code || !automatic.some((row) => row.title === title))
  await db.insert(discounts).values(missing).onConflictDoNothing()
  await db.insert(giftCards).values(GIFT_CARDS).onConflictDoNothing()
}

const SINCE = new Date('2026-01-01T00:00:00Z')
const ALL = { kind: 'all' } as const

/** An automatic discount only shows its title, which is a name and therefore the same in every language. */
const DISCOUNTS: (typeof discounts.$inferInsert)[] = [
  {
    title: 'Benvenuto',
    code: 'WELCOME10',
    value: { kind: 'percentage', percent: 10 },
    scope: ALL,
    startsAt: SINCE,
  },
  {
    title: 'Dall’atelier',
    code: 'ATELIER100',
    value: { kind: 'amount', amountsMinor: { EUR: 10_000, USD: 11_000, GBP: 9_000 } },
    scope: ALL,
    minimumSubtotalMinor: { EUR: 50_000, USD: 55_000, GBP: 45_000 },
    startsAt: SINCE,
  },
  { title: 'Consegna', code: 'CONSEGNA', value: { kind: 'free-shipping' }, scope: ALL, startsAt: SINCE },
  {
    title: 'Casa intera',
    value: { kind: 'percentage', percent: 5 },
    scope: ALL,
    minimumSubtotalMinor: { EUR: 1_000_000, USD: 1_100_000, GBP: 900_000 },
    startsAt: SINCE,
  },
]

/** One card covers a part of most orders, the other covers many orders completely. */
const GIFT_CARDS = [
  createGiftCard('DONO-LUNA-2026-EU50', 'EUR', 5_000),
  createGiftCard('DONO-LUNA-2026-US50', 'USD', 5_000),
  createGiftCard('DONO-LUNA-2026-GB50', 'GBP', 5_000),
  createGiftCard('DONO-SOLE-2026-EU2K', 'EUR', 200_000),
  createGiftCard('DONO-SOLE-2026-US2K', 'USD', 200_000),
  createGiftCard('DONO-SOLE-2026-GB2K', 'GBP', 200_000),
]

function createGiftCard(code: string, currency: 'EUR' | 'USD' | 'GBP', balanceMinor: number) {
  return { codeDigest: digestCode(code), lastCharacters: code.slice(-4), currency, balanceMinor }
}
