import type { Page } from '@playwright/test'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { expectAccessible } from '../support/checks/accessible.ts'
import { FRAME_TITLE, openHostedChatShop, serveHubspot } from '../support/hosted-chat.ts'
import { expect, test } from '../support/listening.ts'
import { wordsIn } from '../support/words.ts'

const t = wordsIn('en')

/** The chat errors that the page logs, and what its policy blocks. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    const isOurs = /Content Security Policy|chat/.test(message.text())
    if (message.type() === 'error' && isOurs) errors.push(message.text())
  })
  return errors
}

// spec 4: chat loader: loading, ready and error; when ready the widget of the CRM provider initialises once, and is shown by our own button
test('the hosted chat is loaded when our button is pressed, once, and a press after a failure tries again', async ({
  page,
}) => {
  const shop = await openHostedChatShop()
  // The shop's clock, which determines until when the chat is open.
  await page.clock.setFixedTime(TEST_TIME)
  const errors = errorsOf(page)
  const requested = await serveHubspot(page)
  let isBlocked = true
  await page.route(/hs-scripts/, (route) => (isBlocked ? route.abort() : route.fallback()))
  await page.goto(`${shop.origin}/nowhere`)
  const button = page.locator('.chat-button')
  const chat = page.locator(`iframe[title="${FRAME_TITLE}"]`)
  await expect(button).toHaveText(t('chat.open'))
  expect(requested).toEqual([])
  await button.press('Enter')
  await expect(button).toHaveText(t('chat.failed'))
  expect(errors).toEqual([expect.stringMatching(/^Error loading the chat:/)])
  await expectAccessible(page)
  isBlocked = false
  errors.length = 0

  await button.press('Enter')
  await expect(chat).toBeVisible()
  await expect(button).toBeHidden()
  const act = (code: string) => page.evaluate(`window.HubSpotConversations.${code}`)
  await act('widget.close()')
  await expect(chat).toHaveCount(0)
  await expect(button).toBeFocused()
  await act("emit('unreadConversationCountChanged', { unreadCount: 2 })")
  await expect(button).toContainText(t('chat.unread', { count: '2' }))
  await button.press('Enter')
  await expect(chat).toBeVisible()
  expect(requested.filter((address) => address.endsWith('.js'))).toEqual([
    'https://js-eu1.hs-scripts.com/4711.js',
    'https://js-eu1.usemessages.com/conversations-embed.js',
  ])
  expect(errors).toEqual([])

  shop.loseHours()
  await page.goto(`${shop.origin}/nowhere`)
  await expect.poll(() => errors.some((text) => text.startsWith('Error fetching chat config:'))).toBe(true)
  await expect(button).toBeHidden()
  await shop.close()
})
