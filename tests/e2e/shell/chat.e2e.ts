import type { Page } from '@playwright/test'
import desk from '#messages/desk/en.json' with { type: 'json' }
import { freePort } from '#scripts/shop/running-shop.ts'
import { startAnotherProcess } from '../support/another-process.ts'
import { ALWAYS, setHours } from '../support/chat-hours.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test, waitForHydration } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

const { chats } = desk.resources
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
  // Both speak to the process that is killed.
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

  // Stored or not when the process dies, it is there once in the end.
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
