import type { Page } from '@playwright/test'
import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expect, test } from '../support/listening.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

const { discounts } = en.resources
const { fields, says } = discounts

test('an editor creates a code by keyboard, corrects what is refused, and ends it', async ({ page }) => {
  test.slow()
  const code = `TEST${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await enterDesk(page, wordsIn('en'), 'editor', '/desk/discounts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discounts')
  await page.getByRole('link', { name: 'Create' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(discounts.new)

  await page.getByLabel(fields.title).focus()
  await page.keyboard.type('Test week')
  await page.getByRole('textbox', { name: fields.code }).focus()
  await page.keyboard.type('welcome 10')
  await page.getByLabel(fields.percent).fill('15')
  await page.getByLabel(fields.isOncePerCustomer).focus()
  await page.keyboard.press('Space')
  const preview = page.getByRole('status').filter({ hasText: '15% off' })
  await expect(preview).toContainText(says.once)
  await page.getByRole('button', { name: discounts.create }).press('Enter')
  await expect(page.getByText(en.errors.fields['code-taken'])).toBeVisible()
  await expect(page.getByLabel(fields.title)).toHaveValue('Test week')

  await page.getByRole('textbox', { name: fields.code }).fill(code)
  await page.getByRole('button', { name: discounts.create }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test week')
  const end = discounts.actions.end.label
  await page.getByLabel(fields.percent).fill('20')
  await page.getByRole('button', { name: end }).press('Enter')
  await expectAccessible(page)
  await page.getByRole('form', { name: end }).getByRole('button', { name: end }).press('Enter')
  await expect(page.getByText(discounts.values.state.over).first()).toBeVisible()
  await expect(page.getByLabel(discounts['house-time'].endsAt.replace('{city}', 'Milan'))).not.toHaveValue('')
  await expect(page.getByLabel(fields.percent)).toHaveValue('20')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText(en.desk.saved)).toBeVisible()
  await expect(page.getByText('20% off').first()).toBeVisible()
})

test('where the second factor is required again, the desk leads to it, and back to what was typed and shown', async ({
  page,
}) => {
  await enterDesk(page, wordsIn('en'), 'editor', '/desk/discounts/create')
  await page.getByLabel(fields.title).fill('Spring week')
  await page.getByRole('textbox', { name: fields.code }).fill('SPRINGWEEK')
  await page.getByLabel(fields.percent).fill('15')
  const typing = await confirmationAfter(page, '**/desk/api/discounts', () =>
    page.getByRole('button', { name: discounts.create }).click(),
  )
  expect(typing).toBe('/desk/discounts/create')
  // The session of the journeys has a recent second factor: only the call above was refused.
  await page.goto(typing)
  await expect(page.getByLabel(fields.title)).toHaveValue('Spring week')
  await expect(page.getByRole('textbox', { name: fields.code })).toHaveValue('SPRINGWEEK')
  await expect(page.getByLabel(fields.percent)).toHaveValue('15')

  const list = `/desk/discounts?${new URLSearchParams({ filter: JSON.stringify({ kind: 'code' }) })}`
  const shown = await confirmationAfter(page, '**/desk/api/discounts?*', () => page.goto(list))
  expect(new URL(shown, 'https://shop.example').searchParams.get('filter')).toBe('{"kind":"code"}')
  const item = '/desk/discounts/1'
  expect(await confirmationAfter(page, '**/desk/api/discounts/1', () => page.goto(item))).toBe(item)
})

/** Refuses the calls of a URL until the desk redirects to the second factor; returns where it will return. */
async function confirmationAfter(page: Page, calls: string, act: () => Promise<unknown>): Promise<string> {
  await page.route(calls, (route) => route.fulfill({ status: 403, json: { code: 'confirmation-required' } }))
  const leaving = page.waitForRequest((request) => new URL(request.url()).pathname === '/desk/confirm')
  await act()
  const { searchParams } = new URL((await leaving).url())
  await page.unroute(calls)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsIn('en')('account.second-factor.title'),
  )
  return searchParams.get('returnTo') ?? ''
}
