import type { Page } from '@playwright/test'
import { OWN_TRACKING_PATH } from '#contracts/tracking.ts'
import { expect, test } from '../support/journey.ts'
import { place } from '../support/places.ts'
import { buyAsGuest } from '../support/purchase.ts'

const where = place('de-de')
test.use({ where, consent: null })

type Entry = { event?: string; ecommerce?: { items?: { item_name: string; price?: number }[] } | null }

/** The entries added to the data layer on all pages, and the names of the events that are sent. */
async function follow(page: Page) {
  const entries: Entry[] = []
  const sent: string[] = []
  await page.exposeFunction('follow', (entry: Entry) => void entries.push(entry))
  await page.addInitScript(() => {
    const layer: unknown[] = []
    const push = layer.push.bind(layer)
    layer.push = (...added) => {
      for (const entry of added) (Reflect.get(window, 'follow') as (entry: unknown) => void)(entry)
      return push(...added)
    }
    Reflect.set(window, 'dataLayer', layer)
    // Browsers do not expose the content of what a closing page sends.
    const beacon = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      if (typeof body === 'string')
        sessionStorage.setItem('beacons', `${sessionStorage.getItem('beacons') ?? ''}${body}\n`)
      return beacon(address, body)
    }
  })
  page.on('request', (request) => {
    if (!request.url().includes(OWN_TRACKING_PATH)) return
    const { events } = JSON.parse(request.postData() ?? '{"events":[]}')
    for (const { payload } of events) sent.push(payload.event_name)
  })
  return {
    entries,
    sent,
    names: () => entries.flatMap(({ event }) => (event ? [event] : [])),
  }
}

test('a purchase is in the data layer event by event, without its buyer, and nothing is sent without consent', async ({
  page,
  visit,
  t,
}) => {
  const { entries, sent, names } = await follow(page)
  await visit('/search?q=vasen')
  await expect.poll(names).toEqual(['pageViewSPA', 'textSearch', 'loadImpressions'])
  const question = page.getByRole('region', { name: t('consent.title') })
  await expect(question).toBeVisible()
  await page.waitForTimeout(2_500)
  expect(sent).toEqual([])
  expect(await page.context().cookies()).toEqual([])

  await question.getByRole('button', { name: t('consent.accept-all') }).click()
  await expect.poll(() => sent).toEqual(['page_rendered', 'search_submitted', 'collection_page_rendered'])
  entries.length = 0
  await buyAsGuest({ page, visit, t, where }, { currency: '€' })
  const bought = names().filter((name) => name !== 'pageViewSPA' && name !== 'loadImpressions')
  expect(bought).toEqual(['productView', 'addToCart', 'beginCheckout', 'purchase'])
  const { ecommerce } = entries.find(({ event }) => event === 'purchase') ?? {}
  expect(ecommerce).toMatchObject({ currency: 'EUR', items: [{ price: expect.any(Number) }] })
  const other = await page.context().newPage()
  const again = await follow(other)
  await other.goto(page.url().replace('/orders/', '/checkout/thank-you/'))
  await expect.poll(again.names).toEqual(['pageViewSPA'])
  expect(JSON.stringify(entries)).not.toMatch(/\bAda\b|@|token=|Torstra/)
  const beacons = await page.evaluate(() => sessionStorage.getItem('beacons') ?? '')
  for (const body of beacons.split('\n').filter((line) => line !== '')) {
    for (const { payload } of JSON.parse(body).events) sent.push(payload.event_name)
  }
  await expect
    .poll(() => sent)
    .toEqual(
      expect.arrayContaining([
        'product_page_rendered',
        'product_added_to_cart',
        'checkout_started',
        'order_placed',
      ]),
    )
})
