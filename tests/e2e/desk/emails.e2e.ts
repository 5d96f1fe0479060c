import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson, openAccount } from '../support/people/account.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { HOME } from '../support/places.ts'
import { wordsIn } from '../support/words.ts'

const { emails } = en.resources

test('client care finds an e-mail by its address, and reads it', async ({ page, browser, baseURL }) => {
  const t = wordsIn('en')
  const address = createPerson()
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await openAccount(await context.newPage(), HOME, t, address)
  await context.close()

  await enterDesk(page, t, 'order desk', '/desk/emails')
  await page.getByLabel(emails.filters.text).fill(address)
  await expect(page.getByRole('cell', { name: address })).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByLabel(emails.fields.text)).toContainText('http')
  await expect(page.getByText(address)).toBeVisible()
  const shown = page.frameLocator(`iframe[title="${emails.preview.title}"]`)
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})
