import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { type Locale, localePath } from '#domain/market/locale.ts'
import type { Words } from './words.ts'

/** The demonstration code for 10% off. */
export const PROMO_CODE = 'WELCOME10'

/** A piece with a single unit left in one color. */
export const LOW_STOCK = {
  path: '/products/laguna-ribbed-glass-pendant',
  lastOne: 'Smoke',
  lastOneInGerman: 'Rauch',
}

/** Adds pieces to the cart through the form on their page, as a browser without JavaScript does. */
export async function submitToCart(
  request: APIRequestContext,
  where: Locale,
  path: string,
  { quantity = 1 } = {},
): Promise<void> {
  const document = await (await request.get(localePath(where, path))).text()
  const [, variantId] = /name="variantId" value="([^"]+)"/.exec(document) ?? []
  if (variantId === undefined) throw new Error(`Nothing to buy at ${path}`)
  const form = { variantId, quantity }
  await request.post(localePath(where, '/checkout/cart/lines'), { form, headers: { accept: 'text/html' } })
}

/** The cart button in the header, labeled with this count. */
export function cartButton(page: Page, t: Words, count: number): Locator {
  return page
    .getByRole('banner')
    .getByRole('link', { name: t('navigation.bag.label', { count }), exact: true })
}

export function cartPanel(page: Page, t: Words): Locator {
  return page.getByRole('dialog', { name: t('bag.title') })
}

/** Adds the piece of the current page, and waits until the cart shows it. */
export async function addToCart(page: Page, t: Words): Promise<Locator> {
  await page.getByRole('button', { name: t('product.add') }).click()
  const panel = cartPanel(page, t)
  await panel.getByRole('button', { name: t('bag.to-checkout') }).waitFor()
  return panel
}

/** The line of a piece, with its controls. */
export function cartLine(within: Locator, t: Words, title: string) {
  const line = within.getByRole('listitem').filter({ has: within.page().getByRole('link', { name: title }) })
  return {
    line,
    quantity: line.getByRole('spinbutton', { name: t('shell.quantity.label', { label: title }) }),
    more: line.getByRole('button', { name: t('shell.quantity.more', { label: title }) }),
    fewer: line.getByRole('button', { name: t('shell.quantity.fewer', { label: title }) }),
    remove: line.getByRole('button', { name: t('bag.line.remove-label', { title }) }),
  }
}

/** The total of a cart, which is the last of its amounts. */
export function shownCartTotal(within: Locator): Locator {
  return within.getByRole('definition').last()
}
