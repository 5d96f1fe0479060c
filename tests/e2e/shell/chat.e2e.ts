import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import desk from '#messages/desk/en.json' with { type: 'json' }
import { freePort } from '#scripts/shop/running-shop.ts'
import { startAnotherProcess } from '../support/another-process.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { findWidest, longWord } from '../support/checks/long-words.ts'
import { expect, test, waitForHydration } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { linkInEmailTo } from '../support/people/outbox.ts'
import { sendRequest } from '../support/people/request-sender.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { readServices } from '../support/services.ts'
import { wordsIn } from '../support/words.ts'

const { chats } = desk.resources
// The shop has one setting for opening hours, which both journeys change.
test.describe.configure({ mode: 'default' })

const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
  (day) => [`offices[0].${day}`, { open: true, morning: { start: '00:00', end: '23:59' } }],
)
/** The first office is open around the clock, so that the journey can run at any time. */
const ALWAYS = {
  ...Object.fromEntries(EVERY_DAY),
  'offices[0].extraClosures': [],
  'offices[0].recurringHolidays': [],
}

async function setHours(request: APIRequestContext, fields: object): Promise<void> {
  const { content } = await readServices()
  const headers = { authorization: `Bearer ${content.writeToken}` }
  const data = { mutations: [{ patch: { id: 'chatConfig', set: fields } }] }
  const address = `${content.url}/v2025-02-19/data/mutate/${content.dataset}`
  expect((await request.post(address, { headers, data })).status()).toBe(200)
}

const chatOf = (page: Page) => page.getByRole('dialog', { name: /, Milan$/ })

// spec 2: chat widget by route: hidden on /checkout, placed differently on products on phones
// spec 7: both browsers of a chat go on by themselves after that
// spec 9: chat button offsets (60,16), (16,16), (12,12)
test('a visitor writes, the house replies, also after a kill -9, and what is written after hours becomes a request', async ({
  page: entrance,
  context,
  browser,
  request,
}) => {
  test.slow()
  const t = wordsIn('en')
  await setHours(request, { active: true, ...ALWAYS })
  const consent = await context.cookies()
  let [shop] = await Promise.all([
    startAnotherProcess(await freePort()),
    enterDesk(entrance, t, 'administrator', '/desk/chats'),
  ])
  // Both use the process that is killed.
  const openPage = async (cookies: typeof consent) => {
    const visitor = await browser.newContext({ proxy: { server: shop.origin } })
    await visitor.addCookies(cookies)
    return visitor.newPage()
  }
  const [page, team] = [await openPage(consent), await openPage(await context.cookies())]
  waitForHydration(page)

  await page.goto('/products/creta-vases-set-of-three')
  const button = page.getByRole('button', { name: t('chat.open') })
  const widget = page.waitForRequest(/chat-with-pieces/)
  await button.press('Enter')
  await widget
  const field = chatOf(page).getByRole('textbox')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Is the set in stock?')
  await page.keyboard.press('Enter')
  const log = chatOf(page).getByRole('log')
  await expect(log.getByText('Is the set in stock?')).toBeVisible()
  await expect(log.getByText(t('chat.sending'))).toHaveCount(0)

  await team.goto('/desk/chats')
  await team.getByRole('row').filter({ hasText: 'Is the set in stock?' }).last().getByRole('link').click()
  await expect(team.getByRole('log').getByText('Is the set in stock?').first()).toBeVisible()
  await expectAccessible(team)
  const reply = team.getByLabel(chats['reply-text'].replace('{language}', 'English'))
  await reply.fill('It is, three of them.')
  await team.keyboard.press('Enter')
  await expect(log.getByText('It is, three of them.')).toBeVisible()
  await expect(log.getByText(/, read$/)).toBeVisible()
  await field.fill('Lovely')
  await field.press('Enter')
  await expect(team.getByRole('log').getByText('Lovely').first()).toBeVisible()
  await expect(team.getByRole('log').getByText(new RegExp(`· ${chats.read}$`))).toBeVisible()

  // Whether or not it was stored when the process was killed, it is there exactly once in the end.
  await field.fill('In blue, too?')
  await field.press('Enter')
  await shop.kill()
  await expect(log.getByText('In blue, too?')).toBeVisible()
  shop = await startAnotherProcess(Number(new URL(shop.origin).port))
  const again = log.getByRole('button', { name: t('chat.send-again') })
  if (await again.isVisible()) await again.click()
  await expect(team.getByRole('log').getByText('In blue, too?').first()).toBeVisible()
  await reply.fill('In green alone.')
  await team.keyboard.press('Enter')
  await expect(log.getByText('In green alone.')).toBeVisible()
  await expect(log.locator('.chat-text')).toHaveText([
    /Is the set in stock\?$/,
    /It is, three of them\.$/,
    /Lovely$/,
    /In blue, too\?$/,
    /In green alone\.$/,
  ])

  for (const text of ['Lovely', 'In blue, too?', 'In green alone.'])
    await expect(team.getByRole('log').getByText(text, { exact: true })).toHaveCount(1)

  await setHours(request, { active: false })
  await field.fill('And in blue?')
  await field.press('Enter')
  const send = chatOf(page).getByRole('button', { name: t('chat.leave.send') })
  await send.press('Enter')
  await expect(chatOf(page).getByText(t('chat.leave.field-name'))).toBeVisible()
  await chatOf(page).getByLabel(t('chat.leave.name')).fill('Ada Byron')
  await chatOf(page).getByLabel(t('chat.leave.email')).fill(createPerson())
  await expectAccessible(page)
  await send.press('Enter')
  await expect(log.getByText(/R-\d{2}-\d{6}/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chatOf(page)).toBeHidden()
  await page.goto('/checkout/cart')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.chat-button')).toHaveCount(0)
  await setHours(request, { active: true })
  await shop.stop()
})

test('a word of 200 letters widens neither the chat nor the desk', async ({
  page,
  context,
  baseURL,
  request,
}) => {
  test.slow()
  const t = wordsIn('en')
  const origin = baseURL ?? ''
  await setHours(request, { active: true, ...ALWAYS })
  const email = createPerson()
  const number = await sendRequest({ email, message: longWord(200), name: longWord(80) })

  // A guest with long names orders samples.
  await page.goto('/account/samples?product=1')
  const text = longWord(60)
  const address = { firstName: text, lastName: text, company: text, line1: text, line2: text, city: text }
  const rest = { postalCode: '10001', zone: 'NY', country: 'US', phone: '+1 212 555 0142' }
  const fields = Object.entries({ ...address, ...rest }).map(([name, value]) => [`address.${name}`, value])
  const form = {
    key: randomUUID(),
    finish: await page.locator('input[name="finish"]').first().inputValue(),
    email,
    ...Object.fromEntries(fields),
  }
  const headers = { origin, accept: 'text/html' }
  expect((await page.request.post('/account/samples?product=1', { form, headers })).url()).toContain('sent')
  const ordered = await page.request.post(await linkInEmailTo(page.request, email), { form: {}, headers })
  expect(ordered.url()).toContain('/orders/')

  const tooWide: string[] = []
  const check = async (what: string) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const widest = await findWidest(page)
      if (widest !== null) tooWide.push(`${what} at ${width} px: ${widest}`)
    }
    await page.setViewportSize({ width: 1440, height: 844 })
  }
  await page.goto(ordered.url())
  await check('the order')

  await page.goto('/products/creta-vases-set-of-three')
  const button = page.getByRole('button', { name: t('chat.open') })
  const widget = page.waitForRequest(/chat-with-pieces/)
  await button.press('Enter')
  await widget
  const chat = chatOf(page)
  await expect(chat.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(longWord(200))
  await page.keyboard.press('Enter')
  const message = chat.getByRole('log').getByText(longWord(200))
  await expect(message).toBeVisible()
  await expect(chat.getByRole('log').getByText(t('chat.sending'))).toHaveCount(0)
  await page.keyboard.type(longWord(200))
  await check('the page with the chat')
  for (const part of [chat, chat.getByRole('log'), chat.getByRole('textbox')]) {
    const hidden = await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hidden).toBeLessThanOrEqual(1)
  }

  // The notice that there is no connection does not cover it.
  const newsletter = page.getByRole('contentinfo').getByLabel(t('newsletter.to'))
  await newsletter.fill(createPerson())
  await context.setOffline(true)
  await newsletter.press('Enter')
  const notice = page.getByRole('region', { name: t('connection.title') })
  await expect(notice).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const gap = () =>
      notice.evaluate((below) => {
        const above = document.querySelector('.chat')
        return above ? below.getBoundingClientRect().top - above.getBoundingClientRect().bottom : null
      })
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
  }
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: t('newsletter.sent.title') })).toBeVisible()

  const desk = await context.newPage()
  await enterDesk(desk, t, 'administrator', '/desk/requests')
  const find = async (resource: string, filter: object): Promise<string> => {
    const params = { filter: JSON.stringify(filter) }
    const found = await (await desk.request.get(`/desk/api/${resource}`, { params })).json()
    return found.items[0].id
  }
  const [thread, order, customer] = [
    await find('requests', { text: number }),
    await find('orders', { text: email }),
    await find('customers', { text: email }),
  ]
  const conversations = await (await desk.request.get('/desk/api/chats')).json()
  const pages = [
    ...['/desk', '/desk/requests', '/desk/orders', '/desk/customers', '/desk/chats', '/desk/emails'],
    ...[`/desk/requests/${thread}/show`, `/desk/orders/${order}/show`, `/desk/customers/${customer}/show`],
    `/desk/chats/${conversations.items[0].id}/show`,
  ]
  for (const path of pages) {
    await desk.goto(path)
    for (const width of [1440, 390]) {
      await desk.setViewportSize({ width, height: 844 })
      await expect(desk.getByRole('main')).toBeVisible()
      await expect(desk.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(desk.getByRole('progressbar')).toHaveCount(0)
      const widest = await findWidest(desk)
      if (widest !== null) tooWide.push(`${path} at ${width} px: ${widest}`)
    }
  }
  expect(tooWide).toEqual([])
})
