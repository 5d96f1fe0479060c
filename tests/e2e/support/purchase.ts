import { expect, type Page } from '@playwright/test'
import { type AddressField, getAddressRules } from '#domain/address/address-rules.ts'
import type { Locale } from '#domain/market/locale.ts'
import { getOrderTerms } from '#domain/order/order-terms.ts'
import { addToCart } from './bag.ts'
import { createPerson } from './people/account.ts'
import type { Words } from './words.ts'

/** A shipping address for each country. */
const HOMES = {
  US: {
    line1: '85 Spring Street',
    city: 'New York',
    zone: 'NY',
    postalCode: '10012',
    phone: '+1 212 555 0142',
  },
  GB: { line1: '12 Lamb Street', city: 'London', zone: '', postalCode: 'E1 6EA', phone: '+44 20 7946 0142' },
  DE: { line1: 'Torstraße 12', city: 'Berlin', zone: '', postalCode: '10119', phone: '+49 30 1234567' },
  IT: { line1: 'Via Farini 12', city: 'Parma', zone: 'PR', postalCode: '43121', phone: '+39 0521 123456' },
  ES: { line1: 'Calle Mayor 3', city: 'Madrid', zone: 'M', postalCode: '28013', phone: '+34 910 123 456' },
  FR: { line1: '9 rue de Seine', city: 'Paris', zone: '', postalCode: '75006', phone: '+33 1 42 34 56 78' },
} as const

const LABELS = {
  firstName: 'checkout.address.first-name',
  lastName: 'checkout.address.last-name',
  line1: 'checkout.address.line1',
  city: 'checkout.address.city',
  phone: 'checkout.address.phone',
} as const

type Visit = { page: Page; visit: (path: string) => Promise<void>; t: Words; where: Locale }

/** Buys a piece as a guest, paying by bank transfer, and checks every page on the way after a full load. */
export async function buyAsGuest(
  { page, visit, t, where }: Visit,
  {
    product = '/products/creta-vases-set-of-three',
    work = 'making',
    currency,
    look: lookAt,
  }: { product?: string; work?: string; currency: string; look?: () => Promise<void> },
): Promise<void> {
  const title = page.getByRole('heading', { level: 1 })
  const look = async () => {
    if (lookAt === undefined) return
    await page.reload()
    await lookAt()
  }
  const press = (name: string) => page.getByRole('button', { name }).click()
  await visit(product)
  const how = page.getByText(t('delivery.method.courier', { dedicated: 'false' })).filter({ visible: true })
  await expect(how).toBeVisible()
  const panel = await addToCart(page, t)
  await panel.getByRole('button', { name: t('bag.to-checkout') }).click()
  await expect(title).toHaveText(t('checkout.details.title'))
  await look()
  await fillDetails(page, t, where)
  await press(t('checkout.details.continue'))
  await expect(title).toHaveText(t('checkout.delivery.title'))
  await expect(how.first()).toBeVisible()
  await look()
  await press(t('checkout.delivery.continue'))
  await expect(title).toHaveText(t('checkout.payment.title'))
  await look()
  const order = page.getByRole('button', { name: t('checkout.payment.place', { total: '' }).trim() })
  await expect(order).toContainText(currency)
  await page.getByLabel(t('checkout.payment.bank-transfer')).check()
  const terms = page.getByRole('main').getByRole('checkbox').first()
  if (getOrderTerms(where.country, { isTrade: false }).mustBeAccepted) await terms.check()
  await order.click()
  await expect(title).toHaveText(t('order.thanks.title', { name: 'Ada' }))
  await expect(page.getByText(t('order.bank.reference'), { exact: true })).toBeVisible()
  await expect(how).toBeVisible()
  await look()
  await page.goto(page.url().replace('/checkout/thank-you/', '/orders/'))
  await expect(page.getByText(t('order.status.awaiting-payment', { work }))).toBeVisible()
  await look()
}

/** Fills in contact and shipping details. */
async function fillDetails(page: Page, t: Words, { country }: Locale): Promise<void> {
  const home = { firstName: 'Ada', lastName: 'Byron', ...homeIn(country) }
  const { postalCodeKind, zoneKind, fields } = getAddressRules(country)
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(label, { exact: true }).first()
  await field(t('checkout.details.email')).fill(createPerson())
  for (const name of ['firstName', 'lastName', 'line1', 'city', 'phone'] as const) {
    await field(t(LABELS[name])).fill(home[name])
  }
  await field(t(`checkout.address.${postalCodeKind}`)).fill(home.postalCode)
  const hasZone = fields.some((name: AddressField) => name === 'zone') && zoneKind !== null
  if (hasZone) await field(t(`checkout.address.${zoneKind}`)).selectOption(home.zone)
}

function homeIn(country: string) {
  const home = Object.entries(HOMES).find(([code]) => code === country)?.[1]
  if (home === undefined) throw new Error(`Nobody lives in ${country}`)
  return home
}
